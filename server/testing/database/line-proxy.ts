import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A proxy to a server of this machine, mostly PostgreSQL, that can stop passing data, or pass it late. */
export type LineProxy = {
  url: string;
  /** From now on the open connections pass nothing, and neither end is notified. */
  stall(): void;
  /** From now on everything takes this long in each direction; `Infinity` for never. */
  delayBy(ms: number): void;
  /** From now on every connection is broken at once, or no longer. */
  refuse(isOn: boolean): void;
  close(): void;
};

export async function startLineProxy(url: string): Promise<LineProxy> {
  const { searchParams, port } = new URL(url);
  const host = searchParams.get('host') ?? '127.0.0.1';
  const target = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port || 5432}` }
    : { host, port: Number(port) };
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isRefusing = false;

  const late = () =>
    new Transform({
      transform(data, _encoding, done) {
        if (delayMs === 0) done(null, data);
        else if (Number.isFinite(delayMs)) setTimeout(() => done(null, data), delayMs);
      },
    });
  const server = createServer((near) => {
    if (isRefusing) return near.destroy();
    const far = connect(target);
    near.pipe(late()).pipe(far);
    far.pipe(late()).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket.on('error', () => undefined));
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === near ? far : near).destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = new URL(url);
  line.port = String((server.address() as AddressInfo).port);
  line.searchParams.set('host', '127.0.0.1');
  return {
    url: line.href,
    stall: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    delayBy: (ms) => {
      delayMs = ms;
    },
    refuse: (isOn) => {
      isRefusing = isOn;
      if (isOn) for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
