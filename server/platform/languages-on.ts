import { isTranslation, type Language, languageNames, type Translation } from '#contract/pages/languages.ts';
import type { Config } from '#server/lib/config.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { asc, eq } from '#server/lib/database/query.ts';
import { languageSignatures, languageSwitches, type signerRoles } from '#server/tables/languages.ts';

type SignerRole = (typeof signerRoles)[number];

/** How many of each have to sign the texts of a language. */
const needed: Readonly<Record<SignerRole, number>> = { reader: 2, clinician: 1 };

const nameOf: Readonly<Record<SignerRole, [one: string, more: string]>> = {
  reader: ['native reader', 'native readers'],
  clinician: ['clinician', 'clinicians'],
};

/** Who has signed the texts of a language, the first one first. */
export function findSignatures(database: Database, language: Translation) {
  return database
    .select()
    .from(languageSignatures)
    .where(eq(languageSignatures.language, language))
    .orderBy(asc(languageSignatures.signedOn), asc(languageSignatures.name));
}

/** Which signatures a language still needs, in words: "1 native reader and 1 clinician"; null if it has all. */
export function missingSignatures(signed: readonly { role: SignerRole }[]): string | null {
  const missing = (Object.keys(needed) as SignerRole[]).flatMap((role) => {
    const count = needed[role] - signed.filter((one) => one.role === role).length;
    const [one, more] = nameOf[role];
    return count > 0 ? [`${count} ${count === 1 ? one : more}`] : [];
  });
  return missing.length > 0 ? missing.join(' and ') : null;
}

/** Whether an operator has switched a language on. */
export async function isSwitchedOn(database: Database, language: Translation): Promise<boolean> {
  const [found] = await database
    .select({ isOn: languageSwitches.isOn })
    .from(languageSwitches)
    .where(eq(languageSwitches.language, language));
  return found?.isOn ?? false;
}

/**
 * The languages of LANGUAGES that a server serves from its start on: in the sandbox all, on a live server those that are
 * signed and switched on.
 * @returns with those of them that are not signed, and a note for each that stays off, for whoever starts the server
 */
export async function findLanguagesOn(
  database: Database,
  { languages, sandbox }: Pick<Config, 'languages' | 'sandbox'>,
): Promise<Pick<Config, 'languages' | 'unsigned'> & { notes: string[] }> {
  const on: Language[] = [];
  const unsigned: Language[] = [];
  const notes: string[] = [];
  for (const language of languages) {
    const missing = isTranslation(language)
      ? missingSignatures(await findSignatures(database, language))
      : null;
    const reason = sandbox || !isTranslation(language) ? null : await whyOff(database, { language, missing });
    if (reason !== null) {
      notes.push(`${languageNames[language]} stays off: ${reason}`);
      continue;
    }
    on.push(language);
    if (missing !== null) unsigned.push(language);
  }
  return { languages: on, unsigned, notes };
}

async function whyOff(
  database: Database,
  { language, missing }: { language: Translation; missing: string | null },
): Promise<string | null> {
  if (missing !== null) return `its texts are not signed by ${missing}. See docs/languages.md.`;
  if (await isSwitchedOn(database, language)) return null;
  return `npm run operate -- language on ${language} switches it on.`;
}
