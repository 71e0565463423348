import { changeAccount, getAccount } from '#contract/own-account.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { defaultSettings } from '#contract/pages/settings.ts';
import { send } from '../api/client.ts';
import { applySettings, getVisitorChoices } from '../settings.ts';

/**
 * After a log in, the device applies the settings of the account. An account without settings gets those that a visitor
 * chose on this device, and never those of the person before. The pages work without them, so failures are ignored.
 */
export async function applyAccountSettings(): Promise<void> {
  const account = await send(getAccount, {}).catch(() => null);
  if (account === null) return;
  const { settings, hasSettings = !isDefault(settings) } = account;
  const chosen = hasSettings ? {} : getVisitorChoices();
  applySettings({ ...settings, ...chosen });
  if (Object.keys(chosen).length > 0) await saveSettingsToAccount(chosen);
}

export async function saveSettingsToAccount(settings: Partial<Settings>): Promise<void> {
  await send(changeAccount, { body: { settings } }).catch(() => null);
}

function isDefault(settings: Settings): boolean {
  return (Object.keys(defaultSettings) as (keyof Settings)[]).every(
    (name) => settings[name] === defaultSettings[name],
  );
}
