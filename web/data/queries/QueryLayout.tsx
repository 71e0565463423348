import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { createQueries } from './queries.ts';

/** Queries that anybody may read, signed in or not: prices, the sample game. */
const queries = createQueries();

/**
 * The layout of all screens that read the API with TanStack Query. Its route is lazy, so that the public pages do not
 * load the library. Data that belongs to a person is read inside `UserQueryProvider`.
 */
export function Component() {
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
