import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTeardown } from '../on-teardown.ts';

/** A proxy to PostgreSQL that can stop passing data, as when a machine or a router in between disappears. */
export type StallingProxy = {
  url: string;
  /** From now on the open connections pass nothing, and neither end is notified. */
  stall(): void;
};

/** Opens the proxy; it is closed at the end of the test or file. */
export async function startStallingProxy(url: string): Promise<StallingProxy> {
  const { searchParams, port } = new URL(url);
  const host = searchParams.get('host') ?? '127.0.0.1';
  const target = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port || 5432}` }
    : { host, port: Number(port) };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTeardown(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const line = new URL(url);
  line.port = String((server.address() as AddressInfo).port);
  line.searchParams.set('host', '127.0.0.1');
  return {
    url: line.href,
    stall: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}
