import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { addDiscountCode } from '#server/subscriptions/testing/fixtures.ts';
import { saves } from '#server/tables/answers.ts';
import { facilities } from '#server/tables/facilities.ts';
import { receipts } from '#server/tables/subscriptions.ts';
import { feedback } from '#server/tables/support.ts';
import { tokenIn } from '../emails.ts';
import type { TestApp } from '../test-app.ts';
import { type Race, runners } from './race-attacks.ts';
import { sendCall } from './send-call.ts';

const password = 'blue kettle on the porch';
const newAddress = () => `${randomUUID()}@example.org`;
const eachRunner = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: runners }, make));

type Product = TestApp & {
  /** The newest email to this address. */
  readEmail: (recipient: string) => Promise<{ text: string } | undefined>;
};

/** What may happen once. People and links are made by the product itself; the requests go to this address. */
export function racesAt(address: string, { app, services, clock, readEmail }: Product): Race[] {
  const { database } = services;

  async function call(endpoint: Endpoint, body: object, more: { token?: string; params?: object } = {}) {
    const path = Object.entries(more.params ?? {}).reduce(
      (url, [name, value]) => url.replace(`{${name}}`, value),
      endpoint.path as string,
    );
    const input = { method: endpoint.method, url: path, payload: JSON.stringify(body) };
    return (await sendCall(address, input, more.token ?? null)).statusCode;
  }

  /** The same call to the product, to prepare a race. */
  async function prepared({ method, path }: Endpoint, body: object, token?: string) {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) };
    return (await app.inject({ method, url: path, payload: body, headers })).json();
  }

  return [
    {
      what: 'one address signs up',
      prepare: async () => {
        const email = newAddress();
        return {
          request: () => call(endpoints.individualRegister, { email, password }),
        };
      },
    },
    {
      what: 'a discount code for one use',
      prepare: async () => {
        const { code: discountCode } = await addDiscountCode(services, { maxUses: 1 });
        const people = await eachRunner(() => signUpPerson(services));
        const body = { paymentMethodId: 'pm_card_visa', discountCode };
        return {
          request: (runner) =>
            call(endpoints.updateSubscription, body, { token: people[runner]?.token as string }),
        };
      },
    },
    {
      what: 'one person pays',
      prepare: async () => {
        const { token, account } = await signUpPerson(services);
        return {
          request: () => call(endpoints.updateSubscription, { paymentMethodId: 'pm_card_visa' }, { token }),
          done: { mark: token, times: () => database.$count(receipts, eq(receipts.accountId, account.id)) },
        };
      },
    },
    {
      what: 'a link to a new password',
      prepare: async () => {
        const email = newAddress();
        await signUpPerson(services, { email });
        await prepared(endpoints.forgotPassword, { email });
        const token = tokenIn(await readEmail(email), 'resetPassword');
        return {
          request: (runner) =>
            call(endpoints.resetPassword, { newPassword: `${password} ${runner}` }, { params: { token } }),
        };
      },
    },
    {
      what: 'a code of the second step',
      prepare: async () => {
        const person = await signUpPerson(services, { hasTwoSteps: true });
        const email = person.account.userName;
        const challenges = await eachRunner(async () => {
          const first = await prepared(endpoints.login, { email, password: person.password });
          return first.secondStep.challenge as string;
        });
        const epoch = Math.floor(clock.now().getTime() / 1000);
        const code = await generate({ secret: person.appSecret as string, epoch });
        return {
          request: (runner) =>
            call(endpoints.logInWithCode, { challenge: challenges[runner], way: 'app', code }),
        };
      },
    },
    {
      what: 'the last place of a facility',
      prepare: async () => {
        const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
        await database
          .update(facilities)
          .set({ seatLimit: 1 })
          .where(eq(facilities.code, (facilityCode as string).replaceAll('-', '')));
        const people = await eachRunner(() => signUpPerson(services));
        return {
          request: (runner) =>
            call(endpoints.joinFacility, { facilityCode }, { token: people[runner]?.token as string }),
        };
      },
    },
    {
      what: 'an invitation to run a facility',
      prepare: async () => {
        const administrator = await signUpPerson(services, { userType: 'facilityAdmin' });
        const email = newAddress();
        await prepared(endpoints.inviteAdministrator, { email }, administrator.token);
        const token = tokenIn(await readEmail(email), '/administratorInvitation');
        const consent = { age: true, contact: true, version: '1' };
        return {
          request: (runner) =>
            call(
              endpoints.administratorRegister,
              { userName: `admin-${runner}-${randomUUID().slice(0, 8)}`, password, consent },
              { params: { token } },
            ),
        };
      },
    },
    {
      what: 'an operator gives a payment back',
      prepare: async () => {
        const { account } = await signUpPerson(services, { isSubscribed: true });
        const [receipt] = await database.select().from(receipts).where(eq(receipts.accountId, account.id));
        const operators = await eachRunner(() =>
          signUpPerson(services, { userType: 'operator', operatorRole: 'billing' }),
        );
        const reason = 'Paid twice';
        const path = endpoints.openPerson.path.replace('{userId}', account.id) as `/${string}`;
        for (const { token } of operators)
          await prepared({ ...endpoints.openPerson, path }, { reason }, token);
        const body = { reason, receiptId: receipt?.id, ends: false };
        return {
          request: (runner) =>
            call(endpoints.refundPerson, body, {
              token: operators[runner]?.token as string,
              params: { userId: account.id },
            }),
        };
      },
    },
    {
      what: 'the same save',
      prepare: async () => {
        const { token } = await signUpPerson(services, { isSubscribed: true });
        const saveId = randomUUID();
        const main = [{ attempt_outcome: 'correct', attempted_at: clock.now().toISOString() }];
        const exercise = { exercise_id: 1, time: 20, repeats: 0, skip: false, main };
        const body = { gameID: '1', newSession: false, exercise, save_id: saveId };
        return {
          request: () => call(endpoints.saveAnswer, body, { token }),
          done: { mark: saveId, times: () => database.$count(saves, eq(saves.saveId, saveId)) },
        };
      },
    },
    {
      what: 'the same feedback',
      prepare: async () => {
        const text = `The film stops. ${randomUUID()}`;
        const body = { feedback: text, operation: randomUUID() };
        return {
          request: () => call(endpoints.giveFeedback, body),
          done: { mark: text, times: () => database.$count(feedback, eq(feedback.feedback, text)) },
        };
      },
    },
  ];
}
