import * as z from 'zod/mini';
import { requiredLine } from '#contract/fields.ts';
import { languageNames, type Translation, translations } from '#contract/pages/languages.ts';
import { and, eq } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { findSignatures, isSwitchedOn, missingSignatures } from '#server/platform/languages-on.ts';
import type { Services } from '#server/services/services.ts';
import { languageSignatures, languageSwitches, signerRoles } from '#server/tables/languages.ts';
import type { Command, Invocation, Result } from './command-type.ts';
import { checkDay, fieldOf, oneOf, textOf } from './read-options.ts';
import { withAudit } from './with-audit.ts';

/** Commands for the languages of a live server: who has signed their texts, and which are on. */

const signer = requiredLine('Say who signed: a name in quotes.', 120);

function languageIn([given]: readonly string[]): Translation {
  const checked = z.enum(translations as [Translation]).safeParse(given);
  if (checked.success) return checked.data;
  throw new Problem('validation', `Say which language: ${translations.join(' or ')}.`);
}

/** @throws Problem `conflict` while signatures are missing */
async function rejectUnsigned({ database }: Services, language: Translation): Promise<void> {
  const missing = missingSignatures(await findSignatures(database, language));
  if (missing === null) return;
  const name = languageNames[language];
  throw new Problem('conflict', `${name} stays off: its texts are not signed by ${missing}.`);
}

async function switchTo(isOn: boolean, invocation: Invocation): Promise<Result> {
  const language = languageIn(invocation.args);
  const changedAt = invocation.services.clock.now();
  return withAudit(invocation, `language ${isOn ? 'on' : 'off'}`, async (services) => {
    if (isOn) await rejectUnsigned(services, language);
    await services.database
      .insert(languageSwitches)
      .values({ language, isOn, changedAt })
      .onConflictDoUpdate({ target: languageSwitches.language, set: { isOn, changedAt } });
    const name = languageNames[language];
    const message = isOn
      ? `${name} is on from the next start, where LANGUAGES names it.`
      : `${name} is off from the next start.`;
    return { entry: { subject: language }, result: { rows: [], message } };
  });
}

export const languageCommands: readonly Command[] = [
  {
    name: 'language list',
    usage: 'language list',
    description: 'who has signed the texts of each language, and whether a live server serves it',
    run: async ({ services: { database } }) => {
      const found = await Promise.all(
        translations.map(async (language) => {
          const isOn = await isSwitchedOn(database, language);
          const signed = await findSignatures(database, language);
          const state = missingSignatures(signed) ?? (isOn ? 'on' : 'off');
          return [
            { language, state: state === 'on' || state === 'off' ? state : `not signed by ${state}` },
            ...signed.map(({ name, role, signedOn }) => ({ language, name, role, signed: signedOn })),
          ];
        }),
      );
      return { rows: found.flat() };
    },
  },
  {
    name: 'language sign',
    usage: `language sign ${translations.join('|')} NAME --role ${signerRoles.join('|')} --signed DAY`,
    description: 'records that somebody has read the texts of a language and signed them',
    run: async (invocation) => {
      const { args, options, services } = invocation;
      const language = languageIn(args);
      const name = fieldOf(signer, args[1] ?? '');
      const role = oneOf(options, 'role', signerRoles);
      if (!role) throw new Problem('validation', `Say who: --role ${signerRoles.join(' or --role ')}.`);
      const signedOn = checkDay('signed', textOf(options, 'signed') ?? '');
      const recordedAt = services.clock.now();
      return withAudit(invocation, 'language sign', async ({ database }) => {
        const row = { language, name, role, signedOn, recordedAt };
        const stored = await database.insert(languageSignatures).values(row).onConflictDoNothing();
        if (!stored.rowCount) throw new Problem('conflict', `${name} has signed already.`);
        const missing = missingSignatures(await findSignatures(database, language));
        const left = missing === null ? 'It has all signatures.' : `Missing: ${missing}.`;
        return {
          // The log is kept for good, and names nobody outside.
          entry: { subject: language, details: { role, signed: signedOn } },
          result: { rows: [{ language, name, role, signed: signedOn }], message: left },
        };
      });
    },
  },
  {
    name: 'language unsign',
    usage: `language unsign ${translations.join('|')} NAME`,
    description: 'takes a signature back; a language without its signatures is off from the next start',
    run: async (invocation) => {
      const language = languageIn(invocation.args);
      const name = fieldOf(signer, invocation.args[1] ?? '');
      return withAudit(invocation, 'language unsign', async ({ database }) => {
        const isIt = and(eq(languageSignatures.language, language), eq(languageSignatures.name, name));
        const [taken] = await database.delete(languageSignatures).where(isIt).returning();
        if (!taken) throw new Problem('not_found', `${name} has not signed: see language list.`);
        return {
          entry: { subject: language, details: { role: taken.role } },
          result: { rows: [], message: 'Taken back.' },
        };
      });
    },
  },
  {
    name: 'language on',
    usage: `language on ${translations.join('|')}`,
    description:
      'lets a live server serve a language, once two native readers and a clinician have signed its texts',
    run: (invocation) => switchTo(true, invocation),
  },
  {
    name: 'language off',
    usage: `language off ${translations.join('|')}`,
    description: 'stops it from the next start; addresses in the language then lead to the English pages',
    run: (invocation) => switchTo(false, invocation),
  },
];
