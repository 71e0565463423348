import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Session } from '../session/session.ts';
import { queriesOf } from './queries.ts';
import { refetchOld } from './read.ts';

const refetchEveryMs = 30_000;

/** Everything inside reads for the user of this session alone. */
export function UserQueryProvider({ session, children }: { session: Session; children: ReactNode }) {
  const queries = queriesOf(session);
  useEffect(() => {
    const refetch = () => void refetchOld(queries);
    const timer = setInterval(refetch, refetchEveryMs);
    window.addEventListener('online', refetch);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refetch);
    };
  }, [queries]);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
