import { changeAccount, getAccount } from '#contract/own-account.ts';
import { type Language, pathIn, splitLanguage } from '#contract/pages/languages.ts';
import { canonicalPath, doors, paths } from '#contract/pages/paths.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { defaultSettings } from '#contract/pages/settings.ts';
import { language } from '#web/lib/language.ts';
import { openInstead } from '#web/lib/open-page.ts';
import { send } from '../api/client.ts';
import { hasEditions, isOffered } from '../config.tsx';
import { applySettings, getVisitorChoices } from '../settings.ts';

/**
 * After a log in, the device applies the settings of the account. An account without settings gets those that a visitor
 * chose on this device, and never those of the person before. The pages work without them, so failures are ignored.
 */
export async function applyAccountSettings(): Promise<void> {
  const account = await send(getAccount, {}).catch(() => null);
  if (account === null) return;
  const { settings, hasSettings = !isDefault(settings), facility } = account;
  const { language: ofVisitor, ...chosen }: Partial<Settings> = hasSettings ? {} : getVisitorChoices();
  const wanted = settings.language ?? ofVisitor ?? facility?.language ?? null;
  // Whoever has never chosen a language reads that of the facility, else the one of the page.
  const first = {
    ...chosen,
    ...(settings.language === null && hasEditions() && { language: wanted ?? language }),
  };
  applySettings({ ...settings, ...first });
  if (Object.keys(first).length > 0) await saveSettingsToAccount(first);
  if (wanted !== null && wanted !== language && isOffered(wanted)) openIn(wanted);
}

/** The page that this person is on or on the way to, in the language of the account. */
function openIn(wanted: Language): void {
  const { pathname, search, hash } = location;
  const { path } = splitLanguage(pathname);
  const isAtDoor = doors.some((door) => door === canonicalPath(path));
  openInstead(pathIn(wanted, isAtDoor ? paths.dashboard : path + search + hash));
}

export async function saveSettingsToAccount(settings: Partial<Settings>): Promise<void> {
  await send(changeAccount, { body: { settings } }).catch(() => null);
}

function isDefault(settings: Settings): boolean {
  return (Object.keys(defaultSettings) as (keyof Settings)[]).every(
    (name) => settings[name] === defaultSettings[name],
  );
}
