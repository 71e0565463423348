import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queries } from './queries.ts';

/**
 * The layout of all screens that read the API with TanStack Query. It is lazy, so that the public pages do not carry
 * the library: `{ lazy: () => import('./api/WithQueries.tsx'), children: [...] }`.
 */
export function Component() {
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
