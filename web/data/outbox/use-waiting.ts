import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onRowSent } from './device-outbox.ts';

/**
 * What waits on this device to be sent; null until it is read. It is read again only after the query includes what has
 * left the outbox, so that nothing is missing in between.
 * @param read always the same function
 */
export function useWaiting<Item>(read: () => Promise<Item[]>, queryKey: QueryKey): readonly Item[] | null {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Item[] | null>(null);
  useEffect(() => {
    let isHere = true;
    const readNow = async () => {
      const found = await read();
      if (isHere) setWaiting(found);
    };
    const stop = onRowSent(() => void queries.invalidateQueries({ queryKey }).then(readNow));
    void readNow();
    return () => {
      isHere = false;
      stop();
    };
  }, [queries, read, queryKey]);
  return waiting;
}
