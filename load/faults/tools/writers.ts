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

export type Writers = {
  acknowledged: ReadonlySet<string>;
  /** Responses that said to come back later, in the product's own shape. */
  refused(): number;
  longestMs(): number;
  /** Waits until this many more writes are acknowledged, and returns after how long. @throws RuleBroken if they are not */
  untilMore(count?: number, withinMs?: number): Promise<number>;
  /** Stops writing once every write under way is acknowledged, and compares what was acknowledged with what is stored. */
  finish(): Promise<Written>;
};

export type Written = { broken: string[]; measured: string };

/**
 * Writes as people do, in single statements and in transactions; each write is sent again until it is acknowledged.
 * Only a broken connection and a 503 that says when to come back are no fault: the server itself may have been killed.
 */
export async function startWriters(ground: Ground, product: Product): Promise<Writers> {
  const headers = await logInTo(product.url);
  const session = randomUUID();
  const save = savesOf(session);
  const kinds = [save, save, save, giveFeedback, contactUs, saveReview];
  const acknowledged = new Set<string>();
  const wrong = new Map<string, number>();
  let refused = 0;
  let longestMs = 0;
  let isOn = true;
  const writing = Promise.all(kinds.map(write));
  ground.onEnd(() => {
    isOn = false;
  });

  async function write(kind: (id: string) => Write): Promise<void> {
    while (isOn) {
      const id = randomUUID();
      const { path, payload } = kind(id);
      const body = JSON.stringify(payload);
      while (!(await isAcknowledged(product.url + path, body))) {
        if (!isOn && !product.isAlive()) return;
        await sleep(retryMs);
      }
      acknowledged.add(id);
      await sleep(pauseMs);
    }
  }

  async function isAcknowledged(url: string, body: string): Promise<boolean> {
    const signal = AbortSignal.timeout(timeoutMs);
    const startedAt = performance.now();
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      const text = await response.text();
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      if (response.ok) return true;
      const { code } = JSON.parse(text) as { code?: string };
      const isOurs = response.status === 503 && code === 'busy' && response.headers.has('retry-after');
      if (isOurs) refused += 1;
      else note(`answered ${response.status} ${code}`);
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') note(`not answered within ${timeoutMs / 1000} s`);
      else if (error instanceof SyntaxError) note('answered in another shape');
    }
    longestMs = Math.max(longestMs, performance.now() - startedAt);
    return false;
  }

  function note(fault: string): void {
    wrong.set(fault, (wrong.get(fault) ?? 0) + 1);
  }

  return {
    acknowledged,
    refused: () => refused,
    longestMs: () => longestMs,
    untilMore(count = 20, withinMs = moreWithinMs) {
      const target = acknowledged.size + count;
      return untilSo('writing again', () => acknowledged.size >= target || !product.isAlive(), withinMs);
    },
    async finish() {
      isOn = false;
      await Promise.race([writing, sleep(timeoutMs * 2)]);
      const broken = [...wrong].map(([fault, count]) => `${count} writes ${fault}`);
      if (!product.isAlive()) return { broken: [...broken, 'the server ended'], measured: '' };
      const { rows } = await product.query(selectWrites, [session]);
      const { lost, doubled } = compareWrites(
        acknowledged,
        rows.map(({ id }) => id),
      );
      if (lost > 0) broken.push(`${lost} acknowledged writes lost`);
      if (doubled > 0) broken.push(`${doubled} writes doubled`);
      const measured = `${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled, ${refused} answered 503 with Retry-After, longest ${seconds(longestMs)}`;
      return { broken, measured };
    },
  };
}
