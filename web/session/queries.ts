import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#web/api/client.ts';
import type { Session } from './session.ts';

const triesAgain = 2;

/** Reads of the API, taken as they are for half a minute and refreshed when the person comes back to the page. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network what is kept on the device answers.
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < triesAgain && isPassing(error),
      },
    },
  });
}

/** A failure that may be gone at the next try. */
function isPassing(error: Error) {
  return !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500;
}

const queriesBySession = new WeakMap<Session, QueryClient>();

/** What was read for this person; reads that are on their way are broken off when the session is closed. */
export function queriesOf(session: Session): QueryClient {
  const known = queriesBySession.get(session);
  if (known) return known;
  const queries = createQueries();
  queriesBySession.set(session, queries);
  session.signal.addEventListener('abort', () => queries.clear(), { once: true });
  return queries;
}
