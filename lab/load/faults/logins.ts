import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { administrator } from '#server/sandbox/seeds/seed-people.ts';
import { whenBusyAgain } from '#web/data/api/when-busy.ts';
import { type Fault, RuleBroken, seconds } from './fault.ts';
import { type Product, startProduct } from './tools/product.ts';

const people = 200;
/** An address has to wait after 100 failures an hour. */
const guesses = 101;
/** Nobody waits longer, nor presses a second time. */
const allInWithinMs = 15_000;
const patienceMs = 180_000;
const nameOf = (number: number) => `resident-${number}`;

export const loginsAtOnce: Fault = {
  name: 'logins-at-once',
  shows: `${people} people behind one address log in at once, after ${guesses} wrong passwords from there: the right password of each gets in within ${allInWithinMs / 1000} s with one press, and none gets 429`,
  control: {
    without: 'an address with too many failures has to wait with a right password too',
    breaks: /right passwords got 429/,
    change: {
      file: 'server/accounts/login-delay.ts',
      find: '    const isRight = await (waiting',
      replace: '    if (rejection) throw rejection;\n    const isRight = await (waiting',
    },
  },
  async run(ground) {
    const product = await startProduct(ground, { env: { LOGIN_DELAY: 'on', RATE_LIMITS: 'strict' } });
    await createResidents(product);
    const until = performance.now() + patienceMs;
    const guessed = await Promise.all(
      Array.from({ length: guesses }, (_, number) => logIn(product, `nobody-${number}`, until)),
    );
    const notCounted = guessed.filter(({ status }) => status !== 401 && status !== 429).length;
    if (notCounted > 0) throw new Error(`${notCounted} wrong passwords were not counted.`);
    const logins = await Promise.all(
      Array.from({ length: people }, (_, number) => logIn(product, nameOf(number), until)),
    );
    const count = (which: number) => logins.filter(({ status }) => status === which).length;
    const outside = people - count(200) - count(429);
    const once = logins.filter(({ status, presses }) => status === 200 && presses === 1);
    const late = logins.filter(({ presses, ms }) => presses > 1 || ms > allInWithinMs);
    const lastOf = (some: typeof logins) => seconds(Math.max(0, ...some.map(({ ms }) => ms)));
    return {
      broken: [
        ...(count(429) === 0 ? [] : [`${count(429)} of ${people} right passwords got 429`]),
        ...(outside === 0 ? [] : [`${outside} of ${people} people did not get in`]),
        ...(late.length === 0
          ? []
          : [
              `${late.length} of ${people} people were not in within ${seconds(allInWithinMs)} with one press`,
            ]),
      ],
      measured: `${count(200)} of ${people} people logged in, the last after ${lastOf(logins)}; ${once.length} with one press, the last of them after ${lastOf(once)}`,
    };
  },
};

/** Copies of a person of the sandbox, so that no password is hashed for them. */
async function createResidents(product: Product): Promise<void> {
  await product.query(
    `insert into accounts select one.* from accounts a, generate_series(0, $2 - 1) as number,
       jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'user_name', 'resident-' || number,
         'email', null, 'email_verified_at', null, 'user_type', 'individualUser')) as one
     where a.user_name = $1`,
    [administrator.person.userName, people],
  );
}

/** Presses the button as people do: the page tries again by itself first, and who reads that it is busy presses once more. */
async function logIn({ url }: Product, email: string, until: number) {
  const { password } = administrator.person;
  const ask = () =>
    fetch(url + endpoints.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  const startedAt = performance.now();
  for (let presses = 1; ; presses += 1) {
    const response = await whenBusyAgain(await ask(), ask, null);
    await response.arrayBuffer();
    const { status, headers } = response;
    if (status !== 503) return { status, presses, ms: performance.now() - startedAt };
    const retryAfterSeconds = Number(headers.get('retry-after'));
    if (retryAfterSeconds === 0) throw new RuleBroken('a login got 503 without Retry-After');
    if (performance.now() > until) return { status, presses, ms: performance.now() - startedAt };
    await sleep((1 + Math.random()) * retryAfterSeconds * 1000);
  }
}
