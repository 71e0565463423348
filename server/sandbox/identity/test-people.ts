import { randomInt, randomUUID } from 'node:crypto';
import type { Provider } from '#contract/providers.ts';
import type { TestPerson } from '#server/lib/identity/identity.ts';
import type { pageTexts } from '../page-texts.ts';

type About = keyof (typeof pageTexts)['en']['identity']['about'];

/** The people that the sandbox's identity provider knows, and what each is for. */
export const testPeople: Record<string, TestPerson & { providers: readonly Provider[]; about: About }> = {
  nora: {
    subject: '700000000000000000001',
    name: 'Nora Vance',
    email: 'nora@example.org',
    providers: ['google', 'facebook'],
    about: 'noAccount',
  },
  rosa: {
    subject: '700000000000000000002',
    name: 'Rosa Alvarez',
    email: 'rosa@example.org',
    providers: ['google', 'facebook'],
    about: 'hasAccount',
  },
  sam: {
    subject: '700000000000000000003',
    name: 'Sam Okafor',
    email: null,
    providers: ['facebook'],
    about: 'noEmail',
  },
};

/** A person without an account: a new one each time. */
export function newPerson(): TestPerson {
  const tag = randomUUID().slice(0, 8);
  return { subject: `9${randomInt(1e14)}`, name: 'Somebody New', email: `new-${tag}@example.org` };
}
