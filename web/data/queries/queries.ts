import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/client.ts';
import type { Session } from '../session/session.ts';

const maxRetries = 2;

/** Responses of the API are fresh for half a minute, and are read again when the user comes back to the page. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network the stored reads are used.
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < maxRetries && isTransient(error),
      },
    },
  });
}

/** A failure that may not occur at the next try. While the server is busy, each call has been repeated already. */
function isTransient(error: Error) {
  if (!(error instanceof ApiProblem)) return true;
  return error.status === 0 || (error.status >= 500 && error.code !== 'busy');
}

const queriesBySession = new WeakMap<Session, QueryClient>();

/** The query client of this session; closing the session cancels its pending reads. */
export function queriesOf(session: Session): QueryClient {
  const known = queriesBySession.get(session);
  if (known) return known;
  const queries = createQueries();
  queriesBySession.set(session, queries);
  session.signal.addEventListener('abort', () => queries.clear(), { once: true });
  return queries;
}
