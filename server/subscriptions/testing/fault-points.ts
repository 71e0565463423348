import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { PaymentProvider } from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services/services.ts';

/** The process has died here: it does nothing anymore. */
export class Killed extends Error {}

/** Counts the places at which a process can die, and dies at one of them. */
export function createFaultPoints(dieAt: number) {
  let count = 0;
  let isDead = false;
  return {
    get count() {
      return count;
    },
    /** @throws Killed at the chosen place, and always from then on */
    pass(): void {
      if (isDead) throw new Killed();
      count += 1;
      if (count < dieAt) return;
      isDead = true;
      throw new Killed();
    },
    checkAlive(): void {
      if (isDead) throw new Killed();
    },
    get isDead() {
      return isDead;
    },
  };
}

export type FaultPoints = ReturnType<typeof createFaultPoints>;

/** Returns services of a process that dies before or after a commit or a call to the provider. */
export function withFaultPoints(services: Services, points: FaultPoints): Services {
  const pool = poolWithFaultPoints(services.database.$client, points);
  return {
    ...services,
    database: drizzle({ client: pool }),
    payments: providerWithFaultPoints(services.payments, points),
  };
}

function providerWithFaultPoints(provider: PaymentProvider, points: FaultPoints): PaymentProvider {
  return new Proxy(provider, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        points.pass();
        const result = await member.apply(target, args);
        points.pass();
        return result;
      };
    },
  });
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: string }).text ?? '');
}

/** What makes a change last: a commit, or a single statement that writes. */
const lasting = /^\s*(commit|insert|update|delete)/i;

function poolWithFaultPoints(pool: pg.Pool, points: FaultPoints): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return guarded(target, lasting, points);
      if (name === 'connect') {
        return async () => {
          points.checkAlive();
          return clientWithFaultPoints(await target.connect(), points);
        };
      }
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

function clientWithFaultPoints(client: pg.PoolClient, points: FaultPoints): pg.PoolClient {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return guarded(target, /^\s*commit/i, points);
      // The connection of a dead process is closed, and PostgreSQL rolls back what was not committed.
      if (name === 'release') return () => target.release(points.isDead);
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

type Queried = { query(...args: unknown[]): Promise<unknown> };

function guarded(target: unknown, counted: RegExp, points: FaultPoints) {
  return async (...args: unknown[]) => {
    points.checkAlive();
    if (!counted.test(textOf(args[0]))) return (target as Queried).query(...args);
    points.pass();
    const result = await (target as Queried).query(...args);
    points.pass();
    return result;
  };
}
