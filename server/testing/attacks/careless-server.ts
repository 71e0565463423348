import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { onTeardown } from '../on-teardown.ts';

/**
 * Servers without any protection, to see that each attack finds something: they accept every input, keep every
 * connection, and do what was meant to happen once as often as they are asked.
 */

/** Accepts every request. */
export function startCarelessServer(): Promise<string> {
  const server = createHttpServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end('{}');
    });
  });
  server.headersTimeout = 0;
  server.requestTimeout = 0;
  return listen(server);
}

/** Reads no bodies: whatever looks like the start of a request is answered as one. `onHead` gets what comes after it. */
export function startGullibleServer(onHead: (head: string) => void = () => undefined): Promise<string> {
  return listen(
    createServer((socket: Socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        for (const [head] of data.toString('latin1').matchAll(/[A-Z]+ \/\S* HTTP\/1\.[01]\r\n(?:.+\r\n)*/g)) {
          onHead(head);
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
        }
      });
    }),
  );
}

async function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTeardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
