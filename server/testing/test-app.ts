import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { expect } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createServices, type RunningServer } from '#server/create-services.ts';
import { readConfig } from '#server/lib/config.ts';
import type { Services } from '#server/services/services.ts';
import { testDatabase } from './database/test-database.ts';
import { collectUndeclaredProblems } from './declared-problems.ts';
import { onTeardown } from './on-teardown.ts';
import { testClock } from './test-clock.ts';
import { testContent } from './test-content.ts';

export type TestApp = {
  app: FastifyInstance;
  services: Services;
  running: RunningServer;
  clock: ReturnType<typeof testClock>;
};

/**
 * The whole server on its own database, for one test file or test: `app.inject(...)` makes calls without a port. `env`
 * adds to an empty environment with limits off, and `locale` is that of the database. The file fails when a call returns a
 * problem that its endpoint does not name.
 */
export async function testApp(
  env: Record<string, string> = {},
  log = pino({ level: 'silent' }),
  content = testContent,
  locale?: string,
): Promise<TestApp> {
  const opened = await testDatabase(locale);
  const clock = testClock();
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...env });
  const running = createServices({ config, opened, clock, log, content });
  const { services, mailer } = running;
  await services.jobs.open();
  const app = await buildApp(running);
  const undeclared = collectUndeclaredProblems(app);
  onTeardown(async () => {
    await app.close();
    await services.jobs.close();
    mailer.close();
    expect(undeclared, 'problems that the contract does not name').toEqual([]);
  });
  await app.ready();
  return { app, services, running, clock };
}
