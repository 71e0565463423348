import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './client.ts';

const triesAgain = 2;

/** Reads of the API, kept for half a minute and refreshed when the person comes back to the page. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network the service worker answers.
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < triesAgain && isPassing(error),
    },
  },
});

/** A failure that may be gone at the next try. */
function isPassing(error: Error) {
  return !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500;
}
