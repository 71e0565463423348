import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { type StripeFake, startStripeFake } from '#server/lib/payments/stripe/testing/fake.ts';
import { type LineProxy, startLineProxy } from '#server/testing/database/line-proxy.ts';
import { logInTo } from '../writes.ts';
import { type Change, type Fault, type Ground, type Result, RuleBroken, seconds, untilSo } from './fault.ts';
import { type Product, startProduct } from './tools/product.ts';

const charging = 'POST /v1/subscriptions';
/** Each request takes this long twice, so that those before the charge cost time too. */
const slowLineMs = 150;
/** The client repeats a request twice. */
const tries = 3;
/** The person waits at most this long for a response. */
const answeredWithinMs = 25_000;
/** A claim of a dead process ends after a minute, and the repair runs every minute. */
const paidWithinMs = 150_000;
const client = 'server/lib/payments/stripe/client.ts';

type Answer = { status: number; code: string | undefined; ms: number };
type Scene = {
  product: Product;
  fake: StripeFake;
  line: LineProxy;
  pay(operation: string): Promise<Answer>;
};

/** The product with a fake of Stripe behind a line, and a person of the sandbox who has not paid yet. */
async function setScene(ground: Ground): Promise<Scene> {
  const fake = await startStripeFake(() => Math.floor(Date.now() / 1000));
  ground.onEnd(() => fake.close());
  const line = await startLineProxy(fake.url);
  ground.onEnd(() => line.close());
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: 'whsec_fake',
    STRIPE_API_BASE: new URL(line.url).origin,
  };
  // A database is used with one payment provider for ever.
  const product = await startProduct(ground, { env, isNew: true });
  const headers = await logInTo(product.url, { userName: 'rosa', password: 'blue kettle 7' });
  return {
    product,
    fake,
    line,
    async pay(operation) {
      const body = JSON.stringify({ paymentMethodId: 'pm_card_visa', operation });
      const { method, path } = endpoints.updateSubscription;
      const startedAt = performance.now();
      const response = await fetch(product.url + path, { method, headers, body });
      const { code } = (await response.json()) as { code?: string };
      return { status: response.status, code, ms: performance.now() - startedAt };
    },
  };
}

/** Pays during the trouble, and again after it until that succeeds: there must be one charge and one subscription. */
async function payThrough(
  ground: Ground,
  trouble: { begin(scene: Scene): void; end?(scene: Scene): void },
): Promise<Result> {
  const scene = await setScene(ground);
  const { product, pay } = scene;
  const operation = randomUUID();
  trouble.begin(scene);
  const during = await pay(operation);
  const live = await fetch(`${product.url}${endpoints.getPrice.path}`);
  trouble.end?.(scene);
  const broken: string[] = [];
  if (during.code !== 'provider_unavailable') broken.push(`the person got ${during.status} ${during.code}`);
  if (during.ms > answeredWithinMs) broken.push(`the person waited ${seconds(during.ms)}`);
  if (!live.ok) broken.push(`another call got ${live.status}`);
  const paidMs = await payUntilDone(scene, operation);
  return {
    broken: [...broken, ...countCharges(scene)],
    measured: `${during.status} ${during.code} after ${seconds(during.ms)}; paid ${seconds(paidMs)} after the trouble, ${scene.fake.state.charges.length} charge`,
  };
}

/** Presses Pay again, as the message asks for, with the same form. */
async function payUntilDone({ pay }: Scene, operation: string): Promise<number> {
  const unexpected = new Set<string>();
  const paidMs = await untilSo(
    'paid',
    async () => {
      const { status, code } = await pay(operation).catch(() => ({ status: 0, code: 'no connection' }));
      if (status === 500) throw new RuleBroken(`the person got 500 ${code}`);
      unexpected.add(`${status} ${code}`);
      if (status !== 200) await sleep(3000);
      return status === 200;
    },
    paidWithinMs,
  ).catch((error: Error) => {
    throw new RuleBroken(`${error.message} (${[...unexpected].join(', ')})`);
  });
  return paidMs;
}

function countCharges({ fake: { state } }: Scene): string[] {
  const live = state.subscriptions.filter(({ status }) => status === 'active').length;
  return [
    ...(state.charges.length === 1 ? [] : [`${state.charges.length} charges`]),
    ...(live === 1 ? [] : [`${live} subscriptions`]),
  ];
}

export const providerDown: Fault = {
  name: 'provider-down',
  shows:
    'the payment provider breaks every connection: the person is told so, other calls work, and the next try charges once',
  control: {
    without: 'a broken connection to the provider is not translated into an outage',
    breaks: /the person got 500/,
    change: {
      file: client,
      find: '    throw translateError(error);\n  }\n}\n\nfunction',
      replace: '    void translateError;\n    throw error;\n  }\n}\n\nfunction',
    },
  },
  run: (ground) =>
    payThrough(ground, { begin: ({ line }) => line.refuse(true), end: ({ line }) => line.refuse(false) }),
};

export const providerHanging: Fault = {
  name: 'provider-hanging',
  shows:
    'the payment provider is slow and never responds to the charge: the person gets a response within 25 s, and is charged once later',
  control: {
    without: 'a request to the provider may take ten minutes',
    breaks: /not paid/,
    change: { file: client, find: 'const timeoutMs = 5_000;', replace: 'const timeoutMs = 600_000;' },
  },
  run: (ground) =>
    payThrough(ground, {
      begin: ({ fake, line }) => {
        line.delayBy(slowLineMs);
        fake.failNext(charging, 'hang', tries);
      },
      end: ({ line }) => line.delayBy(0),
    }),
};

export const provider500: Fault = {
  name: 'provider-500',
  shows:
    'the payment provider answers the charge with 500: the person is told so, never gets 500, and the next try charges once',
  control: {
    without: "the provider's own errors are not translated into an outage",
    breaks: /the person got 500/,
    change: {
      file: client,
      find: 'if (error instanceof StripeError) {',
      replace: "if (error instanceof StripeError && error.message === '') {",
    },
  },
  run: (ground) => payThrough(ground, { begin: ({ fake }) => fake.failNext(charging, 500, tries) }),
};

const forgetsCharge: Change = {
  file: 'server/subscriptions/payment-operations.ts',
  find: 'or(lte(paymentOperations.claimedUntil, now), gt(',
  replace: 'or(lte(paymentOperations.claimedUntil, new Date(0)), gt(',
};

export const killedAfterCharge: Fault = {
  name: 'killed-after-charge',
  shows:
    'the server is killed after the provider has charged and before it could store that: the payment is found, not made twice',
  control: {
    without: 'an operation of a process that died is not resumed',
    breaks: /not paid/,
    change: forgetsCharge,
  },
  async run(ground) {
    const scene = await setScene(ground);
    const { product, fake, pay } = scene;
    const operation = randomUUID();
    // The fake does the work and breaks the connection, so that the server cannot know of it before it is killed.
    fake.failNext(charging, 'drop', tries);
    const during = pay(operation).catch(() => null);
    await untilSo('charged', () => fake.state.charges.length > 0, 30_000);
    product.signal('SIGKILL');
    await product.untilEnded();
    await during;
    product.start();
    await product.untilReady();
    const paidMs = await payUntilDone(scene, operation);
    return {
      broken: countCharges(scene),
      measured: `1 charge; told so ${seconds(paidMs)} after the restart`,
    };
  },
};
