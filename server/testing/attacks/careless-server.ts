import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTeardown } from '../on-teardown.ts';

/**
 * Servers without any protection, to see that each attack finds something: they accept every input, keep every
 * connection, and do what was meant to happen once as often as they are asked.
 */

/** Longer requests are not kept: they hold no marks, and a part of a text keeps all of it in memory. */
const longestKept = 20_000;

export type CarelessServer = {
  address: string;
  /** How many of the requests that were accepted hold this text, and so how often it was done. */
  timesDone: (text: string) => number;
};

/**
 * Accepts every request and does it. A text that ends its statements is a failure, as is what is no JSON, and what is too
 * deep for its stack ends the connection.
 * @param seats how many connections it has at a time
 */
export async function startCarelessServer(seats?: number): Promise<CarelessServer> {
  const accepted: string[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const result = carelessly(body);
    if (result === 'ended') return request.socket.destroy();
    if (result === 'accepted' && body.length < longestKept) {
      accepted.push(`${request.headers.authorization}\n${body}`);
    }
    response.writeHead(result === 'accepted' ? 200 : 500, {
      'content-type': 'application/json; charset=utf-8',
    });
    response.end('{}');
  };
  const server = createHttpServer((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });
  server.headersTimeout = 0;
  server.requestTimeout = 0;
  if (seats !== undefined) server.maxConnections = seats;
  return {
    address: await listen(server),
    timesDone: (mark) => accepted.filter((request) => request.includes(mark)).length,
  };
}

function carelessly(body: string): 'accepted' | 'failed' | 'ended' {
  if (body.includes("'; ")) return 'failed';
  try {
    JSON.stringify(JSON.parse(body || '{}'));
    return 'accepted';
  } catch (error) {
    return error instanceof RangeError ? 'ended' : 'failed';
  }
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

/** Has a server listen on a free port of this machine until the test ends. @returns its address */
export async function listen(server: Server): Promise<string> {
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
