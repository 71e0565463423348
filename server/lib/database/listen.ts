import type { Pool, PoolClient } from 'pg';

type Listener = {
  /** The payload of each notification. */
  onNotice: (payload: string) => void;
  /** From now on nothing is missed; what came before may have been. */
  onListening: () => void;
};

const retryMs = 500;

/**
 * Listens on a channel of PostgreSQL with one connection of the pool, until `stop`; a connection that ends is replaced. What is
 * notified in between is lost: read again when `onListening` is called.
 */
export function listenOn(pool: Pool, channel: string, { onNotice, onListening }: Listener): { stop(): void } {
  let isStopped = false;
  let client: PoolClient | null = null;
  let retry: NodeJS.Timeout | undefined;

  const end = (ended: PoolClient): void => {
    if (client !== ended) return;
    client = null;
    ended.removeAllListeners('notification');
    // It listens: nobody else may get it.
    ended.release(true);
    if (!isStopped) retry = setTimeout(open, retryMs).unref();
  };

  function open(): void {
    void (async () => {
      const opened = await pool.connect();
      if (isStopped) return opened.release();
      client = opened;
      opened.on('notification', ({ payload = '' }) => onNotice(payload));
      opened.once('error', () => end(opened));
      opened.once('end', () => end(opened));
      await opened.query(`listen "${channel}"`).then(onListening, () => end(opened));
    })().catch(() => {
      if (!isStopped) retry = setTimeout(open, retryMs).unref();
    });
  }

  open();
  return {
    stop() {
      isStopped = true;
      clearTimeout(retry);
      if (client) end(client);
    },
  };
}
