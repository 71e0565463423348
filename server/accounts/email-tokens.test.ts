import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { peopleOf } from './testing/person.ts';

const tested = await testApp();
const { app, services } = tested;
const { person } = peopleOf(tested);

const open = ({ path }: Endpoint, token: string) =>
  app.inject({
    method: 'POST',
    url: path.replace('{token}', token),
    payload: { newPassword: 'a quite new password' },
  });

const tokenTo = async (recipient: string, page: string) =>
  tokenIn(
    (await emailsTo(services, recipient)).find(({ text }) => text.includes(page)),
    page,
  );

/** The purpose of each email token, how it is requested, and its page. */
const purposes = {
  resetPassword: {
    request: async ({ email }: Requester) =>
      app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email } }),
    page: '/resetPassword',
  },
  confirmEmail: {
    request: async ({ call, newEmail, password }: Requester) =>
      call(endpoints.changeAccount, { email: newEmail, currentPassword: password }),
    page: '/confirmEmail',
  },
  undoEmailChange: {
    request: async ({ call, newEmail, password }: Requester) =>
      call(endpoints.changeAccount, { email: newEmail, currentPassword: password }),
    page: '/undoEmailChange',
  },
  releaseEmail: {
    request: async ({ call, newEmail, password }: Requester) => {
      await call(endpoints.changeAccount, { email: newEmail, currentPassword: password });
      await open(endpoints.confirmEmail, await tokenTo(newEmail, '/confirmEmail'));
      const payload = { email: newEmail };
      await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload });
      return open(endpoints.resetPassword, await tokenTo(newEmail, '/resetPassword'));
    },
    page: '/notMyAccount',
  },
  confirmOwner: {
    request: async ({ call }: Requester) => call(endpoints.requestOwnerLink),
    page: '/confirmOwner',
  },
  confirmDeletion: {
    request: async ({ call }: Requester) => call(endpoints.deleteAccount, {}),
    page: '/confirmDeletion',
  },
  restoreAccount: {
    request: async ({ call, password }: Requester) => call(endpoints.deleteAccount, { password }),
    page: '/restoreAccount',
  },
};

type Purpose = keyof typeof purposes;
type Requester = Awaited<ReturnType<typeof person>> & { newEmail: string };

const all = Object.keys(purposes) as Purpose[];

test.each(all)(
  'an email token for %s works for nothing else, and still works for its purpose',
  async (own) => {
    const newEmail = `${randomUUID()}@example.net`;
    const requester = { ...(await person()), newEmail };
    const { request, page } = purposes[own];
    expect((await request(requester)).statusCode).toBe(200);
    const isToNewAddress = own === 'confirmEmail' || own === 'releaseEmail';
    const token = await tokenTo(isToNewAddress ? newEmail : requester.email, page);
    for (const other of all.filter((purpose) => purpose !== own)) {
      expect((await open(endpoints[other], token)).json().code).toBe('link_invalid');
    }
    expect((await open(endpoints[own], token)).statusCode).toBe(200);
  },
);
