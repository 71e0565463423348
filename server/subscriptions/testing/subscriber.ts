import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openSession } from '#server/accounts/sessions.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { Services } from '#server/services/services.ts';
import { emailsTo } from '#server/testing/emails.ts';

/** An individual with every call of a subscription, over HTTP. */
export async function newSubscriber(app: FastifyInstance, services: Services) {
  const { account, password } = await signUpPerson(services);
  const email = account.email as string;
  const from = { device: '', shared: false };
  const read = new Set<string>();

  /** Signed in again for each call, because tests move the clock further than a session lasts. */
  async function call({ method, path }: Pick<Endpoint, 'method'> & { path: string }, payload: object = {}) {
    const token = await openSession(services.database, account.id, from, services.clock.now());
    const headers = { authorization: `Bearer ${token}` };
    return app.inject({ method, url: path, headers, ...(method !== 'GET' && { payload }) });
  }
  return {
    account,
    password,
    email,
    call,
    details: async () => (await call(endpoints.getSubscription)).json(),
    me: async () => (await call(endpoints.getMe)).json().user,
    subscribe: (paymentMethodId: string | null, more: object = {}) =>
      call(endpoints.updateSubscription, { paymentMethodId, ...more }),
    cancel: () => call(endpoints.cancelSubscription),
    refund: (more: object = {}) => call(endpoints.refundSubscription, more),
    changeCard: (paymentMethodId: string, more: object = {}) =>
      call(endpoints.changeCard, { paymentMethodId, ...more }),
    confirm: () => call(endpoints.confirmPayment),
    /** Sandbox: advances the subscription to its next date. */
    next: async () =>
      (await app.inject({ method: 'POST', url: endpoints.advanceBilling.path, payload: { email } })).json(),
    /** Subjects of the emails that have arrived since the last call. */
    newEmails: async () => {
      const emails = (await emailsTo(services, email)).filter(({ id }) => !read.has(id));
      for (const { id } of emails) read.add(id);
      return emails.map(({ subject }) => subject).sort();
    },
  };
}

/** Sandbox: a test card's id, from its number. */
export async function cardId(app: FastifyInstance, number: string): Promise<string> {
  const payload = { number, expMonth: '12', expYear: '30', cvc: '123' };
  const response = await app.inject({ method: 'POST', url: endpoints.createSandboxCard.path, payload });
  return response.json().paymentMethodId;
}

/** Sandbox: approves or rejects at the bank. */
export function confirmAtBank(app: FastifyInstance, clientSecret: string, approved: boolean) {
  const payload = { clientSecret, approved };
  return app.inject({ method: 'POST', url: endpoints.confirmAtBank.path, payload });
}
