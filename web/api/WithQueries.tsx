import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { createQueries } from '#web/session/queries.ts';

/** For reads that do not need a log in: prices, the sample game. */
const queries = createQueries();

/**
 * The layout of all screens that read the API with TanStack Query. It is lazy, so that the public pages do not carry
 * the library. Reads for a user are inside `PersonQueries`.
 */
export function Component() {
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
