import { closeAccount } from '#server/account-page/close-account.ts';
import { Problem } from '#server/lib/problem.ts';
import { changesPerson } from '../action.ts';

/** @throws Problem `conflict` for the last owner */
export const deletePerson = changesPerson({
  name: 'person delete',
  command: {
    usage: 'NAME --yes',
    description: 'closes an account as its owner would; it is purged after 15 days',
    read: ({ options }) => ({ isSure: options.yes === true }),
  },
  run: async ({ services, origin }, { id, userName, email }, { isSure }) => {
    if (!isSure) throw new Problem('validation', `Add --yes to delete ${userName}.`);
    await closeAccount(services, services.database, id, origin);
    const message = email
      ? 'Closed. An email with a link to undo it was sent.'
      : 'Closed. There is no address to send a link to that would undo it.';
    return { response: { message } };
  },
});
