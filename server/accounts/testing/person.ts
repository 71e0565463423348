import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Person, signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Makes people for a test: each is signed up, and calls with their own bearer token. */
export function peopleOf({ app, services }: Pick<TestApp, 'app' | 'services'>) {
  async function person(given: Person = {}) {
    const signedUp = await signUpPerson(services, given);
    const call = ({ method, path }: Endpoint, payload?: object, params: Record<string, string> = {}) =>
      app.inject({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? ''),
        headers: { authorization: `Bearer ${signedUp.token}` },
        ...(payload && { payload }),
      });
    const read = async () => (await call(endpoints.getAccount)).json();
    /** Shows again who they are, as the web app asks for it after a while. */
    const prove = () => call(endpoints.proveOwner, { currentPassword: signedUp.password });
    return { prove, ...signedUp, email: signedUp.account.email as string, call, read };
  }

  const logIn = (email: string, password: string) =>
    app.inject({ method: 'POST', url: endpoints.login.path, payload: { email, password } });

  return { person, logIn };
}
