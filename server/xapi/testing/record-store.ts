import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { onTeardown } from '#server/testing/on-teardown.ts';
import type { Statement } from '../statement.ts';
import { faultsOfStatement } from './faults-of-statement.ts';

const credentials = { LRS_KEY: 'key', LRS_SECRET: 'secret' };
const authorization = `Basic ${Buffer.from('key:secret').toString('base64')}`;

/** How a call can fail: before the statement is stored, or after it, so that only the answer is lost. */
const failures = ['500', '503', '429', 'hangs', 'resets', 'loses the answer'] as const;

export type Answer = 'works' | (typeof failures)[number] | `${number}`;

/**
 * A learning record store by the rules of xAPI 1.0.3. `env` are the settings that lead to it, `statements` what it has
 * stored, `rejected` why it rejected something. `answer` says what becomes of each call.
 */
export async function recordStore(answer: () => Answer = () => 'works') {
  const statements = new Map<string, Statement>();
  const rejected: string[] = [];
  const counts = { calls: 0, failed: 0 };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes: Buffer[] = [];
    for await (const part of request) bytes.push(part);
    const outcome = answer();
    counts.calls += 1;
    if (outcome !== 'works') counts.failed += 1;
    if (outcome === 'hangs') return;
    if (outcome === 'resets') return void request.socket.resetAndDestroy();
    if (/^\d+$/.test(outcome)) return void response.writeHead(Number(outcome)).end();
    if (request.method === 'GET') return void read(request, response);
    const status = store(request, JSON.parse(Buffer.concat(bytes).toString()));
    if (outcome === 'loses the answer') return void request.socket.resetAndDestroy();
    response.writeHead(status, { 'x-experience-api-version': '1.0.3' }).end();
  }

  /** Lists statements, for whoever has the key. */
  function read({ headers }: IncomingMessage, response: ServerResponse): void {
    const isKnown = headers.authorization === authorization;
    response.writeHead(isKnown ? 200 : 401, { 'x-experience-api-version': '1.0.3' });
    response.end(isKnown ? JSON.stringify({ statements: [...statements.values()], more: '' }) : '');
  }

  /** Stores a statement by section 2.1 of part three of the specification. Returns the status. */
  function store({ method, url = '', headers }: IncomingMessage, statement: Statement): number {
    const address = new URL(url, 'http://localhost');
    const id = address.searchParams.get('statementId') ?? '';
    const faults = faultsOfStatement(statement);
    if (method !== 'PUT' || address.pathname !== '/xapi/statements') faults.push(`${method} ${url}`);
    if (headers['x-experience-api-version'] !== '1.0.3') faults.push('no version');
    if (headers['content-type'] !== 'application/json') faults.push('no JSON');
    if (statement.id !== id) faults.push('the id is not that of the address');
    if (headers.authorization !== authorization) faults.push('no credentials');
    rejected.push(...faults);
    if (faults.length > 0) return 400;
    const known = statements.get(id);
    if (known) return isDeepStrictEqual(known, statement) ? 204 : 409;
    statements.set(id, statement);
    return 204;
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTeardown(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const env = { LRS_URL: `http://127.0.0.1:${port}/xapi/`, ...credentials };
  return { env, statements, rejected, counts, failures };
}
