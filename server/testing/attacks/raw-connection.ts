import { connect } from 'node:net';

export type Exchange = {
  /** Everything that was received. */
  text: string;
  /** Whether the server closed the connection. */
  isClosed: boolean;
};

/** Sends bytes as they are, and reads until the server closes the connection or the time is over. */
export function exchange(address: string, bytes: string | Buffer, waitMs: number): Promise<Exchange> {
  const { hostname, port } = new URL(address);
  const { promise, resolve } = Promise.withResolvers<Exchange>();
  const socket = connect(Number(port), hostname);
  let text = '';
  const finish = (isClosed: boolean) => {
    clearTimeout(timer);
    socket.destroy();
    resolve({ text, isClosed });
  };
  const timer = setTimeout(() => finish(false), waitMs);
  socket.setEncoding('latin1');
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => finish(true));
  socket.write(bytes);
  return promise;
}

/** The statuses of all responses in what was received. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
}
