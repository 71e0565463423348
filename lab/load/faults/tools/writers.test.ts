import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openScope } from './scope.ts';
import { startWriters } from './writers.ts';

/** A server in place of the product, where everything succeeds but what `respond` has responded to. */
async function startedWriters(
  respond: (path: string, response: ServerResponse) => boolean,
  promises: Parameters<typeof startWriters>[2] = {},
) {
  let isAlive = true;
  const listener: RequestListener = (request, response) => {
    request.resume();
    if (!respond(request.url ?? '', response)) response.end('{"token":"a"}');
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const scope = openScope();
  const ground = { ...scope, without: null, isControl: false, seeded: { copyTo: async () => {} } };
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const stored: { id: string }[] = [];
  const product = { url, isAlive: () => isAlive, query: async () => ({ rows: stored }) };
  onTestFinished(async () => {
    isAlive = false;
    await scope.end();
    server.closeAllConnections();
    server.close();
  });
  const writers = await startWriters(ground, product as never, promises);
  const finish = async () => {
    stored.push(...[...writers.acknowledged].map((id) => ({ id })));
    return (await writers.finish(500)).broken;
  };
  return { writers, finish };
}

const busy = (response: ServerResponse) => {
  response.writeHead(503, { 'retry-after': '5' }).end('{"code":"busy"}');
  return true;
};
const { path: feedbackPath } = endpoints.giveFeedback;

test('writes must go on in each kind, and none may stay without an acknowledgment', async () => {
  const { writers, finish } = await startedWriters(
    (path, response) => path === feedbackPath && busy(response),
  );
  const felt = writers.watch();
  await expect(writers.untilMore(3, 2000)).rejects.toThrow(/^not writing again \(feedback\) within 2 s$/);
  expect(felt().accepted).toBeGreaterThan(2);
  expect(felt().refused).toBeGreaterThan(0);
  expect(await finish()).toContain('never acknowledged within 0.5 s: feedback');
});

test('a connection may break only where the server itself is killed', async () => {
  let count = 0;
  const breakOff = (path: string, response: ServerResponse) => {
    if (path !== feedbackPath || count++ > 0) return false;
    response.socket?.destroy();
    return true;
  };
  const living = await startedWriters(breakOff);
  await living.writers.untilMore();
  expect((await living.finish()).filter((rule) => /^1 writes broken off \(\w+\)$/.test(rule))).toHaveLength(
    1,
  );
  count = 0;
  const killed = await startedWriters(breakOff, { isServerKilled: true });
  await killed.writers.untilMore();
  expect((await killed.finish()).filter((rule) => rule.includes('broken off'))).toEqual([]);
});

test('a response that took longer than the product promises breaks a rule', async () => {
  let count = 0;
  const slowly = (path: string, response: ServerResponse) => {
    if (path !== feedbackPath || count++ > 0) return false;
    setTimeout(() => response.end('{}'), 300);
    return true;
  };
  const { writers, finish } = await startedWriters(slowly, { respondsWithinMs: 100, busyMs: 100 });
  await writers.untilMore();
  expect(await finish()).toContainEqual(
    expect.stringMatching(/^a response took 0\.[3-9] s, promised within/),
  );
});
