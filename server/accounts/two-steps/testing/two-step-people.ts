import { generate } from 'otplib';
import { endpoints } from '#contract/endpoints.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { stepSeconds } from '../../authenticator-codes.ts';
import { peopleOf } from '../../testing/person.ts';

type FirstStep = { cookie?: string; shared?: boolean };
type SecondStep = { cookie?: string; remember?: boolean; way?: 'app' | 'recoveryCode' };

/** People with two-step login, and what they type. */
export function twoStepPeopleOf(tested: TestApp) {
  const { app, clock } = tested;
  const { person } = peopleOf(tested);

  /** The code that an app with this key shows, some steps from now. */
  const appCode = (secret: string, steps = 0) =>
    generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + steps * stepSeconds });

  const post = (url: string, payload: object, cookie: string) =>
    app.inject({ method: 'POST', url, payload, remoteAddress: '192.0.2.1', headers: { cookie } });

  const logIn = (email: string, password: string, { cookie = '', ...more }: FirstStep = {}) =>
    post(endpoints.login.path, { email, password, ...more }, cookie);

  /** A person with an app, and the first step of a log in. */
  async function twoStepPerson(given: Person = {}) {
    const made = await person({ hasTwoSteps: true, ...given });
    const secret = made.appSecret as string;
    const firstStep = async (more: FirstStep = {}) =>
      (await logIn(made.account.userName, made.password, more)).json().secondStep.challenge as string;
    return { ...made, secret, firstStep };
  }

  const secondStep = (challenge: string, code: string, { cookie = '', ...more }: SecondStep = {}) =>
    post(endpoints.logInWithCode.path, { challenge, way: 'app', code, ...more }, cookie);

  /** Sets an app up as its owner would; returns its key and the recovery codes. */
  async function setUp({ call, password }: Pick<Awaited<ReturnType<typeof person>>, 'call' | 'password'>) {
    const started = await call(endpoints.startAppSetUp, { currentPassword: password });
    const { secret } = started.json() as { secret: string };
    const confirmed = await call(endpoints.confirmAppSetUp, { code: await appCode(secret) });
    return { secret, recoveryCodes: confirmed.json().recoveryCodes as string[], confirmed };
  }

  return { person, twoStepPerson, appCode, logIn, secondStep, setUp };
}

/** The cookie of the device that a response sets. */
export const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0] as string;
