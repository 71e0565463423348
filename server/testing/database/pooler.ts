import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * A pooler that does what PgBouncer does by default: it refuses settings that come with the start of a connection. In
 * session mode a client keeps a connection of PostgreSQL until it leaves, in transaction mode each transaction gets
 * one that is free, with whatever others have set in it.
 */
export async function startPooler(
  url: string,
  mode: 'session' | 'transaction',
): Promise<{ url: string; close(): Promise<void> }> {
  const free: pg.Client[] = [];
  const all: pg.Client[] = [];
  const clients = new Set<Socket>();

  const take = async () => {
    const known = free.pop();
    if (known) return known;
    const server = new pg.Client({ connectionString: url });
    server.on('error', () => undefined);
    await server.connect();
    // From now on its messages are passed on as they are.
    wireOf(server).removeAllListeners('data');
    all.push(server);
    return server;
  };

  const listener = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    let server: pg.Client | null = null;
    const giveBack = () => {
      if (!server) return;
      wireOf(server).removeAllListeners('data');
      free.push(server);
      server = null;
    };
    const pass = async (message: Buffer) => {
      if (message[0] === code('X')) return client.end();
      if (!server) {
        server = await take();
        const answers = createFramer((answer) => {
          client.write(answer);
          const isIdle = answer[0] === code('Z') && answer[5] === code('I');
          if (isIdle && mode === 'transaction') giveBack();
        });
        wireOf(server).on('data', answers);
      }
      wireOf(server).write(message);
    };
    let turn = Promise.resolve();
    const messages = createFramer((message) => {
      turn = turn.then(() => pass(message)).then(() => undefined);
    });
    client.once('data', (start) => {
      client.write(answerToStart(start));
      client.on('data', messages);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const pooled = new URL(url);
  pooled.port = String((listener.address() as AddressInfo).port);
  pooled.searchParams.set('host', '127.0.0.1');
  return {
    url: pooled.href,
    close: async () => {
      for (const client of clients) client.destroy();
      listener.close();
      for (const server of all) wireOf(server).destroy();
    },
  };
}

const wireOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

const code = (letter: string) => letter.charCodeAt(0);

/** Cuts a stream into messages: a letter, the length of the rest, the rest. */
function createFramer(onMessage: (message: Buffer) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 5) {
      const length = 1 + rest.readUInt32BE(1);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      onMessage(message);
    }
  };
}

function messageOf(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(5, letter);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Names and values of the start, after its length and version. */
function answerToStart(start: Buffer): Buffer {
  const given = start.subarray(8).toString().split('\0');
  const known = ['user', 'database', 'application_name', 'client_encoding'];
  const unknown = given.filter((_, index) => index % 2 === 0).find((name) => name && !known.includes(name));
  if (unknown) {
    return messageOf('E', `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`);
  }
  const accepted = Buffer.alloc(4);
  return Buffer.concat([messageOf('R', accepted), messageOf('Z', 'I')]);
}
