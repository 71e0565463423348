import { changeAccount, getAccount } from '#contract/own-account.ts';
import type { Settings } from '#contract/settings.ts';
import { defaultSettings } from '#contract/settings.ts';
import { send } from '#web/api/client.ts';
import { applySettings, getSettings } from '#web/shell/settings.ts';

/**
 * At a log in the device takes over the settings kept with the account. Who never chose any there keeps what was
 * chosen on this device before, and that is then kept with the account. The pages work without, so failures are quiet.
 */
export async function followAccountSettings(): Promise<void> {
  const account = await send(getAccount, {}).catch(() => null);
  if (account === null) return;
  if (isDefault(account.settings)) await keepSettingsWithAccount(getSettings());
  else applySettings(account.settings);
}

export async function keepSettingsWithAccount(settings: Partial<Settings>): Promise<void> {
  await send(changeAccount, { body: { settings } }).catch(() => null);
}

function isDefault(settings: Settings): boolean {
  return (Object.keys(defaultSettings) as (keyof Settings)[]).every(
    (name) => settings[name] === defaultSettings[name],
  );
}
