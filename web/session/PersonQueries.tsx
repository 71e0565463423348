import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { queriesOf } from './queries.ts';
import { readOldAnew } from './read.ts';
import type { Session } from './session.ts';

const readAgainEveryMs = 30_000;

/** Everything inside reads for the user of this session alone. */
export function PersonQueries({ session, children }: { session: Session; children: ReactNode }) {
  const queries = queriesOf(session);
  useEffect(() => {
    const readAgain = () => void readOldAnew(queries);
    const timer = setInterval(readAgain, readAgainEveryMs);
    window.addEventListener('online', readAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', readAgain);
    };
  }, [queries]);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
