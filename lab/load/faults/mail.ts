import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import type { PublicConfig } from '#contract/platform.ts';
import { freePort } from '#e2e/setup/server.ts';
import { type SmtpServer, startSmtpServer } from '#server/testing/smtp-server.ts';
import { type Change, type Fault, type Ground, type Result, seconds, untilSo } from './fault.ts';
import { type Product, startProduct } from './tools/product.ts';

const messages = 5;
const sender = (number: number) => `sender-${number}@example.org`;
/** A call that causes an email does not wait for the mail server. */
const answeredWithinMs = 8000;
/** The first retry comes after about 15 seconds, the second after about 30. */
const settledWithinMs = 120_000;

const noRetry: Change = {
  file: 'server/job-handlers.ts',
  find: 'sendEmail(services, mailer, job, id),\n      retryLimit: 20,',
  replace: 'sendEmail(services, mailer, job, id),\n      retryLimit: 0,',
};
const notTriedAgain = {
  without: 'an email that was not accepted is not tried again',
  breaks: /got 0 emails|emails to support instead/,
  change: noRetry,
};

type Harm = (server: SmtpServer) => void;
/** How the mail server is while the messages are sent, and how it becomes well after `forMs`. */
type Trouble = { forMs: number; harm?: Harm; heal?: Harm; isDown?: boolean };

/**
 * Sends messages of the contact page while the mail server is in trouble. Each is acknowledged at once, and its two
 * emails, to our support and to the sender, arrive once.
 */
async function sendDuring(ground: Ground, { forMs, harm, heal, isDown = false }: Trouble): Promise<Result> {
  const port = await freePort();
  const listen = async () => {
    const server = await startSmtpServer(port);
    ground.onEnd(() => server.close());
    return server;
  };
  let server = isDown ? null : await listen();
  if (server) harm?.(server);
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@example.org' };
  const product = await startProduct(ground, { env });
  const slowestMs = await sendMessages(product);
  await sleep(forMs);
  server ??= await listen();
  heal?.(server);
  const healedAt = performance.now();
  await untilSo('every email settled', async () => (await countOpen(product)) === 0, settledWithinMs);
  const settledMs = performance.now() - healedAt;
  const broken: string[] = [];
  const arrived = (address: string) => server.rcptTo.filter((one) => one === address).length;
  for (let number = 0; number < messages; number += 1) {
    if (arrived(sender(number)) !== 1) broken.push(`${sender(number)} got ${arrived(sender(number))} emails`);
  }
  // People of the sandbox may get an email of the hour meanwhile.
  const toSupport = arrived(await supportOf(product));
  if (toSupport !== messages) broken.push(`${toSupport} emails to support instead of ${messages}`);
  if (slowestMs > answeredWithinMs) broken.push(`a call took ${seconds(slowestMs)}`);
  if (!product.isAlive()) broken.push('the server ended');
  return {
    broken,
    measured: `${messages} messages, calls answered within ${seconds(slowestMs)}; ${server.rcptTo.length} emails arrived, the last ${seconds(settledMs)} after the trouble`,
  };
}

/** Where messages to us arrive. */
export async function supportOf({ url }: Product): Promise<string> {
  const response = await fetch(url + endpoints.getConfig.path);
  const config = (await response.json()) as PublicConfig;
  return config.support.email;
}

async function sendMessages({ url }: Product): Promise<number> {
  const times = Array.from({ length: messages }, async (_, number) => {
    const body = JSON.stringify({ name: 'Ann', email: sender(number), issue: 'Sent during a fault' });
    const headers = { 'content-type': 'application/json' };
    const startedAt = performance.now();
    const response = await fetch(url + endpoints.contactUs.path, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`A message was answered ${response.status}: ${await response.text()}`);
    return performance.now() - startedAt;
  });
  return Math.max(...(await Promise.all(times)));
}

async function countOpen(product: Product): Promise<number> {
  const { rows } = await product.query(
    `select count(*)::int as open from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`,
  );
  return rows[0].open;
}

export const mailDown: Fault = {
  name: 'mail-down',
  shows:
    'nothing listens at the mail server for 10 s: calls are answered at once, and every email arrives once',
  control: notTriedAgain,
  run: (ground) => sendDuring(ground, { isDown: true, forMs: 10_000 }),
};

export const mailSlow: Fault = {
  name: 'mail-slow',
  shows:
    'the mail server greets nobody for 25 s and then takes 1 s a step: calls are answered at once, every email arrives once',
  control: {
    without: 'a mail server that does not respond is waited for ten minutes',
    breaks: /not every email settled/,
    change: { file: 'server/lib/mail/mailer.ts', find: 'timeOutMs = 15_000', replace: 'timeOutMs = 600_000' },
  },
  run: (ground) =>
    sendDuring(ground, {
      forMs: 25_000,
      harm: ({ state }) => {
        state.delayMs = Number.POSITIVE_INFINITY;
      },
      heal: ({ state }) => {
        state.delayMs = 1000;
      },
    }),
};

export const mailLater: Fault = {
  name: 'mail-450',
  shows:
    'the mail server answers the first six recipients with 450: each email is tried again and arrives once',
  control: notTriedAgain,
  run: (ground) =>
    sendDuring(ground, {
      forMs: 0,
      harm: ({ state }) => Object.assign(state, { reject: 6, rejectWith: 450 }),
    }),
};

export const mailNever: Fault = {
  name: 'mail-550',
  shows:
    'the mail server refuses one address with 550 for 20 s: the other emails arrive meanwhile, and that one once it is accepted',
  control: notTriedAgain,
  run: async (ground) => {
    let othersArrived = 0;
    const result = await sendDuring(ground, {
      forMs: 20_000,
      harm: ({ state }) => Object.assign(state, { rejectAddress: sender(2), rejectWith: 450 }),
      heal: ({ state, rcptTo }) => {
        othersArrived = rcptTo.length;
        state.rejectAddress = null;
      },
    });
    const isHeldUp = othersArrived < 2 * messages - 1;
    const broken = isHeldUp ? [`only ${othersArrived} emails arrived during the refusal`] : [];
    return { broken: [...broken, ...result.broken], measured: result.measured };
  },
};
