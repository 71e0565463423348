import { type Provider, providers } from '#contract/providers.ts';
import { endAllSessions, unlinkProvider } from '#server/accounts/operate-account.ts';
import { Problem } from '#server/lib/problem.ts';
import { changesPerson } from '../action.ts';

/** @throws Problem `not_found` if the provider is not linked */
export const unlinkPerson = changesPerson({
  name: 'person unlink',
  command: {
    usage: `NAME ${providers.join('|')}`,
    description: 'takes a provider away that opens the account, and signs every device out',
    read: ({ args }) => ({ provider: readProvider(args[1]) }),
  },
  run: async ({ services: { database } }, { id, passwordHash }, { provider = readProvider() }) => {
    await unlinkProvider(database, id, provider);
    await endAllSessions(database, id);
    const next = passwordHash
      ? 'The password still opens it.'
      : 'There is no password: the owner asks for one with "Forgot Password".';
    const message = `${provider} no longer opens this account. ${next}`;
    return { response: { message }, details: { provider } };
  },
});

function readProvider(word?: string): Provider {
  const provider = providers.find((one) => one === word);
  if (!provider) throw new Problem('validation', `Say which one: ${providers.join(' or ')}.`);
  return provider;
}
