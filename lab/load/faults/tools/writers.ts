import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  compareWrites,
  contactUs,
  giveFeedback,
  logInTo,
  saveReview,
  savesOf,
  selectWrites,
  type Write,
} from '../../writes.ts';
import { type Ground, seconds, untilSo } from '../fault.ts';
import type { Product } from './product.ts';

const pauseMs = 40;
const retryMs = 100;
/** Longer than the product itself takes at most to give up. */
const timeoutMs = 30_000;
const moreWithinMs = 90_000;
const settledWithinMs = 60_000;
/** The second one was sent after the first was acknowledged, so that it was not under way during the fault. */
const moreOfEachKind = 2;

/** The limits that `pool.ts` sets: to a wait for a connection, to a statement, and to one without any response. */
export const limitsMs = { connection: 5000, statement: 10_000, silence: 15_000 } as const;

export type Writers = {
  acknowledged: ReadonlySet<string>;
  /** Counts from now on; what it returns says what became of the requests that were sent since. */
  watch(): () => Felt;
  /**
   * Waits until this many more writes are acknowledged, some of them of each kind, and returns after how long.
   * @throws RuleBroken naming the kind if they are not
   */
  untilMore(count?: number, withinMs?: number): Promise<number>;
  /** Stops writing once every write under way is acknowledged, and compares what was acknowledged with what is stored. */
  finish(withinMs?: number): Promise<Written>;
};

/** `refused`: responses that said to come back later, in the product's own shape. `shortestMs`: of the accepted ones. */
export type Felt = { accepted: number; refused: number; shortestMs: number };

export type Written = { broken: string[]; measured: string };

type Promises = {
  /** Only a server that is killed itself may break connections. */
  isServerKilled?: boolean;
  /** The product responds to everything within this time; by default the sum of its longest limits. */
  respondsWithinMs?: number;
  /** What a busy machine may add to that. */
  busyMs?: number;
};

type Outcome = 'accepted' | 'refused' | 'failed';
type Kind = { make: (id: string) => Write; writers: number; acknowledged: number; underWay: number };

/**
 * Writes as people do, in single statements and in transactions; each write is sent again until it is acknowledged.
 * Only a 503 that says when to come back, and comes in time, is no fault.
 */
export async function startWriters(
  ground: Ground,
  product: Product,
  promises: Promises = {},
): Promise<Writers> {
  const { isServerKilled = false, busyMs = 5000 } = promises;
  const { respondsWithinMs = limitsMs.connection + limitsMs.silence } = promises;
  const session = randomUUID();
  const kinds: Record<string, Kind> = {
    saves: { make: savesOf(session), writers: 3, acknowledged: 0, underWay: 0 },
    feedback: { make: giveFeedback, writers: 1, acknowledged: 0, underWay: 0 },
    messages: { make: contactUs, writers: 1, acknowledged: 0, underWay: 0 },
    reviews: { make: saveReview, writers: 1, acknowledged: 0, underWay: 0 },
  };
  const acknowledged = new Set<string>();
  const { send, wrong, responses, feltSince } = createSender(await logInTo(product.url), isServerKilled);
  let isOn = true;
  const writing = Promise.all(
    Object.values(kinds).flatMap((kind) => Array.from({ length: kind.writers }, () => write(kind))),
  );
  ground.onEnd(() => {
    isOn = false;
  });

  async function write(kind: Kind): Promise<void> {
    while (isOn) {
      const id = randomUUID();
      const { path, payload } = kind.make(id);
      const body = JSON.stringify(payload);
      kind.underWay += 1;
      while ((await send(product.url + path, body)) !== 'accepted') {
        if (!isOn && !product.isAlive()) return;
        await sleep(retryMs);
      }
      kind.underWay -= 1;
      kind.acknowledged += 1;
      acknowledged.add(id);
      await sleep(pauseMs);
    }
  }

  return {
    acknowledged,
    watch() {
      const startedAt = performance.now();
      return () => feltSince(startedAt);
    },
    async untilMore(count = 20, withinMs = moreWithinMs) {
      const startedAt = performance.now();
      const untilAtLeast = (what: string, target: number, soFar: () => number) =>
        untilSo(`writing again (${what})`, () => soFar() >= target || !product.isAlive(), withinMs);
      const ofEachKind = Object.entries(kinds).map(([name, kind]) =>
        untilAtLeast(name, kind.acknowledged + moreOfEachKind, () => kind.acknowledged),
      );
      await Promise.all([
        ...ofEachKind,
        untilAtLeast('all', acknowledged.size + count, () => acknowledged.size),
      ]);
      return performance.now() - startedAt;
    },
    async finish(withinMs = settledWithinMs) {
      isOn = false;
      const isSettled = await Promise.race([writing.then(() => true), sleep(withinMs, false)]);
      const broken = [...wrong].map(([fault, count]) => `${count} writes ${fault}`);
      if (!product.isAlive()) return { broken: [...broken, 'the server ended'], measured: '' };
      if (!isSettled) {
        const open = Object.entries(kinds).filter(([, { underWay }]) => underWay > 0);
        broken.push(
          `never acknowledged within ${withinMs / 1000} s: ${open.map(([name]) => name).join(', ')}`,
        );
      }
      const longestMs = Math.max(...responses.map(({ tookMs }) => tookMs));
      if (longestMs > respondsWithinMs + busyMs)
        broken.push(`a response took ${seconds(longestMs)}, promised within ${seconds(respondsWithinMs)}`);
      const { rows } = await product.query(selectWrites, [session]);
      const { lost, doubled } = compareWrites(
        acknowledged,
        rows.map(({ id }) => id),
      );
      if (lost > 0) broken.push(`${lost} acknowledged writes lost`);
      if (doubled > 0) broken.push(`${doubled} writes doubled`);
      const { refused } = feltSince(0);
      const measured = `${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled, ${refused} answered 503 with Retry-After, longest ${seconds(longestMs)}`;
      return { broken, measured };
    },
  };
}

/** Sends writes, and keeps how long the responses took and what was wrong with them. */
function createSender(headers: Record<string, string>, isServerKilled: boolean) {
  const wrong = new Map<string, number>();
  const responses: { sentAt: number; tookMs: number; outcome: Outcome }[] = [];

  async function send(url: string, body: string): Promise<Outcome> {
    const sentAt = performance.now();
    const outcome = await outcomeOf(url, body);
    responses.push({ sentAt, tookMs: performance.now() - sentAt, outcome });
    return outcome;
  }

  async function outcomeOf(url: string, body: string): Promise<Outcome> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      const text = await response.text();
      if (response.ok) return 'accepted';
      const { code } = JSON.parse(text) as { code?: string };
      if (response.status === 503 && code === 'busy' && response.headers.has('retry-after')) return 'refused';
      note(`answered ${response.status} ${code}`);
    } catch (error) {
      const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
      if (name === 'TimeoutError') note(`not answered within ${timeoutMs / 1000} s`);
      else if (error instanceof SyntaxError) note('answered in another shape');
      else if (!isServerKilled) note(`broken off (${cause?.code ?? cause?.message ?? error})`);
    }
    return 'failed';
  }

  function note(fault: string): void {
    wrong.set(fault, (wrong.get(fault) ?? 0) + 1);
  }

  function feltSince(startedAt: number): Felt {
    const since = responses.filter(({ sentAt }) => sentAt >= startedAt);
    const accepted = since.filter(({ outcome }) => outcome === 'accepted');
    return {
      accepted: accepted.length,
      refused: since.filter(({ outcome }) => outcome === 'refused').length,
      shortestMs: Math.min(...accepted.map(({ tookMs }) => tookMs)),
    };
  }

  return { send, wrong, responses, feltSince };
}
