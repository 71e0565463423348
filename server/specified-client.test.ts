import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eq } from '#server/lib/database/query.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { feedback } from '#server/tables/support.ts';
import { testApp } from '#server/testing/test-app.ts';
import { signUpPerson } from './sandbox/seeds/sign-up-person.ts';
import { addDiscountCode } from './subscriptions/testing/fixtures.ts';
import { emailsTo } from './testing/emails.ts';

/**
 * A client that somebody else writes after reading the specification and its table of paths alone: it knows none of our
 * types, and reads each payload in every way that their words allow.
 */

const { app, services } = await testApp();
await addPrice(services);

type Method = 'GET' | 'POST' | 'PATCH';

/** Method and path of each call that was played. */
const played = new Set<string>();

async function call(method: Method, path: string, payload?: object, token?: string) {
  played.add(`${method} ${path}`);
  const response = await app.inject({
    method,
    url: path,
    ...(payload && { payload }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return { status: response.statusCode, body: response.json() };
}

const user = '/api/v2/user';
let count = 0;
const next = () => {
  count += 1;
  return count;
};
const fresh = () => `client-${next()}@example.org`;
const password = 'a password for a reader';
const card = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '60', cvc: '123' };

const proofOf = async (provider: 'google' | 'facebook', person = 'new') =>
  (await call('POST', '/sandbox/identity/token', { provider, person })).body.proof;

async function member() {
  const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const signedUp = await call('POST', `${user}/facilityUser/register`, {
    userName: `reader${next()}`,
    email: fresh(),
    password,
    facilityCode,
  });
  return { token: signedUp.body.token, userId: signedUp.body.user.userId };
}

test.each([
  ['all fields', {}],
  ['an empty username', { userName: '' }],
  ['a username of null', { userName: null }],
  ['neither username nor code', { userName: undefined, facilityCode: undefined }],
  ['an empty facility code', { facilityCode: '' }],
  ['a facility code of null', { facilityCode: null }],
])('facility sign-up with %s, then the facility login', async (_reading, over) => {
  const email = fresh();
  const given = { userName: `f${count}`, email, password, facilityCode: '', ...over };
  const signedUp = await call('POST', `${user}/facilityUser/register`, given);
  expect([200, 201]).toContain(signedUp.status);
  const loggedIn = await call('POST', `${user}/facilityUser/login`, { email, password });
  expect(loggedIn.body).toMatchObject({ token: expect.any(String), user: { userType: 'facilityAdmin' } });
  const wrong = await call('POST', `${user}/facilityUser/login`, { email, password: 'wrong' });
  expect(wrong.body.message).toEqual(expect.any(String));
});

test.each([
  ['without an address', { email: null }],
  ['with an empty address', { email: '' }],
])('a member signs up %s', async (_reading, over) => {
  const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const given = { userName: `m${next()}`, password, facilityCode, ...over };
  expect((await call('POST', `${user}/facilityUser/register`, given)).status).toBe(201);
});

test('facility and individual sign-up with Google and the social network, and their logins', async () => {
  for (const kind of ['facilityUser', 'individualUser'])
    for (const provider of ['google', 'facebook'] as const) {
      const { idToken, userId, accessToken } = await proofOf(provider);
      const proof = provider === 'google' ? { idToken } : { userId, accessToken };
      const more =
        kind === 'facilityUser' ? { facilityCode: '' } : { paymentMethodId: null, discountCode: '' };
      const signedUp = await call('POST', `${user}/${kind}/${provider}/register`, { ...proof, ...more });
      expect(signedUp.body).toMatchObject({ auth: true, token: expect.any(String) });
      const loggedIn = await call('POST', `${user}/${provider}/login`, proof);
      expect(loggedIn.body).toMatchObject({ auth: true, user: { userId: signedUp.body.user.userId } });
    }
  const unknown = await proofOf('google');
  expect((await call('POST', `${user}/google/login`, { idToken: unknown.idToken })).body).toMatchObject({
    auth: false,
    message: 'User is not registered.',
  });
});

test.each(['google', 'facebook'] as const)(
  'a member signs up by %s with the code of a facility',
  async (provider) => {
    const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
    const { idToken, userId, accessToken } = await proofOf(provider);
    const proof = provider === 'google' ? { idToken } : { userId, accessToken };
    const given = { ...proof, facilityCode: facilityCode?.toLowerCase() };
    const signedUp = await call('POST', `${user}/facilityUser/${provider}/register`, given);
    expect(signedUp.body).toMatchObject({ token: expect.any(String), user: { userType: 'facilityUser' } });
  },
);

test.each<[string, () => Promise<object>]>([
  ['a payment method', async () => ({ paymentMethodId: await paymentMethod(), discountCode: null })],
  ['a payment method alone', async () => ({ paymentMethodId: await paymentMethod() })],
  ['a code of 100 %', async () => ({ paymentMethodId: null, discountCode: await freeCode() })],
])('an individual signs up by Google and the social network with %s', async (_reading, payment) => {
  for (const provider of ['google', 'facebook'] as const) {
    const { idToken, userId, accessToken } = await proofOf(provider);
    const proof = provider === 'google' ? { idToken } : { userId, accessToken };
    const given = { ...proof, ...(await payment()) };
    const signedUp = await call('POST', `${user}/individualUser/${provider}/register`, given);
    expect(signedUp.body).toMatchObject({ token: expect.any(String), user: { isSubscribed: true } });
  }
});

test.each<[string, (given: { userName: string; email: string }) => string]>([
  ['the username', ({ userName }) => userName],
  ['the address', ({ email }) => email],
  ['the address in capitals, with a space', ({ email }) => ` ${email.toUpperCase()}`],
])('the common login takes %s as its email', async (_reading, typed) => {
  const given = { userName: `login${next()}`, email: fresh(), password };
  await call('POST', `${user}/facilityUser/register`, { ...given, facilityCode: '' });
  const loggedIn = await call('POST', `${user}/login`, { email: typed(given), password });
  expect(loggedIn.body).toMatchObject({ auth: true, message: expect.any(String), token: expect.any(String) });
});

test('a social network that gives no address signs a member up, with the three fields alone', async () => {
  const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const { userId, accessToken } = await proofOf('facebook', 'sam');
  const given = { userId, accessToken, facilityCode };
  const signedUp = await call('POST', `${user}/facilityUser/facebook/register`, given);
  expect([signedUp.status, signedUp.body.user?.email]).toEqual([201, null]);
});

test.each(['', '/facilityUser', '/individualUser'])(
  'forgot and reset of %s answer with message and errors',
  async (kind) => {
    const { account } = await signUpPerson(services);
    const email = account.email as string;
    const forgot = await call('POST', `${user}${kind}/forgotPassword`, { email });
    expect([forgot.status, forgot.body.message]).toEqual([200, expect.any(String)]);
    const malformed = await call('POST', `${user}${kind}/forgotPassword`, { email: 'no@address' });
    expect(malformed.body.errors.email).toEqual(expect.any(String));
    const [sent] = await emailsTo(services, email);
    const token = /\/\w*[rR]esetPassword\/([\w-]+)/.exec(sent?.text ?? '')?.[1];
    const reset = () =>
      call('POST', `${user}${kind}/resetPassword/${token}`, { newPassword: 'another password' });
    expect((await reset()).status).toBe(200);
    const again = await reset();
    expect(again.body).toMatchObject({ message: expect.any(String), errors: expect.any(Object) });
    expect(Object.values(again.body.errors)).toContain(again.body.message);
  },
);

const paymentMethod = async () => (await call('POST', '/sandbox/cards', card)).body.paymentMethodId;
const freeCode = async () => (await addDiscountCode(services, { percentOff: 100 })).code;

test.each([
  ['the card fields', () => card],
  ['the card fields as numbers', () => ({ number: 4242424242424242, expMonth: 12, expYear: 60, cvc: 123 })],
  ['a month and a code whose zeros are gone', () => ({ ...card, expMonth: 7, cvc: 12 })],
  ['the card fields and an empty code', () => ({ ...card, discountCode: '' })],
  ['a payment method', async () => ({ paymentMethodId: await paymentMethod() })],
  [
    'a code of 100 % and no card',
    async () => ({
      paymentMethodId: null,
      discountCode: await freeCode(),
      ...{ number: null, expMonth: null, expYear: null, cvc: null, userName: '' },
    }),
  ],
])('individual sign-up with %s, the subscription, and its end', async (_reading, payment) => {
  const email = fresh();
  const taken = await call('POST', `${user}/individualUserExists/register`, { email });
  expect(taken.status).toBe(200);
  const signedUp = await call('POST', `${user}/individualUser/register`, {
    email,
    password,
    ...(await payment()),
  });
  expect(signedUp.body).toMatchObject({ token: expect.any(String), user: { isSubscribed: true } });
  const exists = await call('POST', `${user}/individualUserExists/register`, { email });
  expect(exists.body.message).toBe('This email already exists.');
  const { token } = (await call('POST', `${user}/login`, { email, password })).body;
  const details = await call('GET', `${user}/individualUser/getByID`, undefined, token);
  expect(details.body).toMatchObject({
    subscriptionPrice: expect.any(Number),
    lastCharge: expect.any(Number),
    subscriptionEndDate: expect.any(String),
  });
  const canceled = await call('PATCH', `${user}/individualUser/cancelSubscription`, {}, token);
  expect([canceled.status, canceled.body.message]).toEqual([200, expect.any(String)]);
  const kept = await call(
    'PATCH',
    `${user}/individualUser/updateSubscription`,
    { paymentMethodId: null, discountCode: '' },
    token,
  );
  expect(kept.body).toMatchObject({ message: expect.any(String), user: { isSubscribed: true } });
});

test.each<[string, () => Promise<object>]>([
  ['a payment method and no code', async () => ({ paymentMethodId: await paymentMethod() })],
  [
    'a payment method and an empty code',
    async () => ({ paymentMethodId: await paymentMethod(), discountCode: '' }),
  ],
  ['a code of 100 % and no card', async () => ({ paymentMethodId: null, discountCode: await freeCode() })],
])(
  'somebody who is not subscribed subscribes with %s, and cancels with nothing in the call',
  async (_reading, payment) => {
    const signedUp = await call('POST', `${user}/individualUser/register`, { email: fresh(), password });
    const { token } = signedUp.body;
    const path = `${user}/individualUser/updateSubscription`;
    const subscribed = await call('PATCH', path, await payment(), token);
    expect(subscribed.body).toMatchObject({ message: expect.any(String), user: { isSubscribed: true } });
    const canceled = await call('PATCH', `${user}/individualUser/cancelSubscription`, undefined, token);
    expect([canceled.status, canceled.body.message]).toEqual([200, expect.any(String)]);
  },
);

test('prices are numbers of dollars', async () => {
  expect((await call('GET', `${user}/individualUser/subscriptionPrice`)).body.price).toBe(9.99);
  const { code } = await addDiscountCode(services, { percentOff: 50 });
  const half = await call('POST', `${user}/individualUser/calculatePrice`, { discountCode: code });
  expect(half.body).toMatchObject({ totalPrice: 4.99, discountPercentage: 50 });
  const wrong = await call('POST', `${user}/individualUser/calculatePrice`, { discountCode: 'wrong' });
  expect([wrong.status, wrong.body.message]).toEqual([422, expect.any(String)]);
});

type Save = { newSession: boolean; gameID?: unknown };
const attempt = (over: object = {}) => ({
  attempt_outcome: 'correct',
  attempted_at: new Date().toISOString(),
  ...over,
});
const exercise = (exercise_id: number, main: object[] = [attempt()], skip = false) => ({
  repeats: 0,
  main,
  exercise_id,
  skip,
  time: 42,
});

test.each<[string, (index: number) => Save]>([
  ['true with the first save', (index) => ({ newSession: index === 0 })],
  ['true with every save', () => ({ newSession: true })],
  ['false with every save', () => ({ newSession: false })],
  ['a game id that is a number', (index) => ({ newSession: index === 0, gameID: 1 })],
  ['left out', () => ({}) as Save],
])('newSession %s: one game with three exercises', async (_reading, save) => {
  const { token } = await member();
  for (const [index, id] of [1, 2, 3].entries()) {
    const body = { gameID: '1', ...save(index), exercise: exercise(id) };
    expect((await call('POST', `${user}/answers/saveGame`, body, token)).status).toBe(200);
  }
  const games = await call('GET', `${user}/answers/allGames`, undefined, token);
  expect(games.body.at(-1)).toMatchObject({
    totalAnswered: 3,
    totalExercises: 50,
    lastAnsweredExercise: 3,
    finished: false,
    exercises: [1, 2, 3].map((exercise_id) => ({
      exercise_id,
      skip: false,
      main: [{ attempt_outcome: 'correct' }],
    })),
  });
});

test.each([
  ['ISO with a zone', '2026-06-01T09:00:00+02:00', '2026-06-01T07:00:00.000Z'],
  ['milliseconds', Date.parse('2026-06-01T08:30:00.250Z'), '2026-06-01T08:30:00.250Z'],
  ['a local time', '2026-06-01T08:15:00', null],
  ['words', 'Mon Jun 01 2026 09:00:00 GMT+0200', null],
  ['nothing', '', null],
  ['null', null, null],
])(
  'a time of an attempt or a feedback as %s is that instant, or that of receipt',
  async (reading, at, instant) => {
    const { token } = await member();
    const body = { gameID: '1', newSession: true, exercise: exercise(1, [attempt({ attempted_at: at })]) };
    expect((await call('POST', `${user}/answers/saveGame`, body, token)).status).toBe(200);
    const games = await call('GET', `${user}/answers/allGames`, undefined, token);
    expect(games.body.at(-1).exercises[0].main[0].attempted_at).toBe(instant ?? '2026-06-01T09:00:00.000Z');
    const words = `I liked it, at ${reading}.`;
    for (const path of [`${user}/feedback`, '/api/v1/feedback/addFeedback'])
      for (const email of [null, '', 'reader@example.org', undefined]) {
        const given = await call('POST', path, { feedback: words, email, submittedOn: at });
        expect([given.status, given.body.data.message]).toEqual([200, given.body.message]);
      }
    const stored = await services.database.select().from(feedback).where(eq(feedback.feedback, words));
    expect(new Set(stored.map(({ submittedOn }) => submittedOn?.toISOString() ?? null))).toEqual(
      new Set([instant]),
    );
  },
);

test('a skip, the game, resume and the report', async () => {
  const { token } = await member();
  expect((await call('GET', `${user}/games`)).status).toBe(200);
  const game = await call('GET', `${user}/games/1`, undefined, token);
  expect(game.body.exercises).toHaveLength(50);
  expect(game.body.exercises[0]).toMatchObject({
    exercise_id: 1,
    main: { answer: expect.any(Number), options: expect.any(Array) },
  });
  const skip = exercise(4, [attempt({ attempt_outcome: 'incorrect' })], true);
  await call('POST', `${user}/answers/saveGame`, { gameID: '1', newSession: true, exercise: skip }, token);
  const resumed = await call('GET', `${user}/answers/resumeGame/1`, undefined, token);
  expect(resumed.body.record.exercises).toMatchObject([{ exercise_id: 4, skip: true }]);
  const report = await call('GET', `${user}/answers/report/1/1`, undefined, token);
  expect(report.body.report).toMatch(/^https?:/);
});

test.each<[string, (option: { id: number; option: string }) => unknown]>([
  ['its id as it was given', ({ id }) => id],
  ['its id as text', ({ id }) => String(id)],
  ['its text', ({ option }) => option],
])('an answer to a survey is an option by %s', async (_reading, answer) => {
  const { token, userId } = await member();
  const surveys = await call('GET', `${user}/surveys`, undefined, token);
  const [survey] = surveys.body;
  const responses = survey.questions.map(
    ({ questionId, options }: { questionId: string; options: { id: number; option: string }[] }) => ({
      questionId,
      answer: answer(options[0] as { id: number; option: string }),
    }),
  );
  const path = `${user}/surveys/${survey.surveyID}`;
  expect((await call('POST', path, { userId, responses }, token)).status).toBe(200);
  const after = await call('GET', `${user}/surveys`, undefined, token);
  expect(after.body[0].responses).toEqual([{ userId }]);
});

test('a message to us answers 200 with a message', async () => {
  const given = { name: 'A reader', email: fresh(), issue: 'How do I begin?' };
  const sent = await call('POST', '/api/v1/facility/contactUs', given);
  expect([sent.status, sent.body.message]).toEqual([200, expect.any(String)]);
});

test('a survey is answered again by the same person', async () => {
  const { token, userId } = await member();
  const [survey] = (await call('GET', `${user}/surveys`, undefined, token)).body;
  const responses = survey.questions.map(({ questionId }: { questionId: string }) => ({
    questionId,
    answer: 1,
  }));
  for (const body of [
    { userId, responses },
    { userId, responses },
  ]) {
    expect((await call('POST', `${user}/surveys/${survey.surveyID}`, body, token)).status).toBe(200);
  }
});

/** The calls that other clients may rely on, as the page about them lists them. */
function listedCalls(): string[] {
  const page = readFileSync('docs/specified-calls.md', 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
  return rows.flatMap((row) => {
    let method = '';
    return [...row.matchAll(/`(?:(GET|POST|PATCH) )?(\/[^`]+)`/g)].map(([, named, path = '']) => {
      method = named ?? method;
      return `${method} ${path.startsWith('/api/') ? path : user + path}`;
    });
  });
}

test('every call of the specification was played', () => {
  const calls = listedCalls();
  expect(calls).toHaveLength(33);
  const isPlayed = (listed: string) => {
    const pattern = new RegExp(`^${listed.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return [...played].some((one) => pattern.test(one));
  };
  expect(calls.filter((one) => !isPlayed(one))).toEqual([]);
});
