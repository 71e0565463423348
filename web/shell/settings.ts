import type { Settings } from '#contract/settings.ts';
import { defaultSettings, readSettings, settingsAsCookie } from '#contract/settings.ts';
import { createSignal, useStore } from '#web/lib/store.ts';

/** How this person wants pages to look and behave; the server stamps the same cookie into `<html>`. */

const changes = createSignal();
const choices = createSignal<Partial<Settings>>();
const isHttps = () => location.protocol === 'https:';
let current: Settings | undefined;

export function getSettings(): Settings {
  current ??= readSettings(document.cookie, isHttps());
  return current;
}

/** The person chose this: it counts here at once, and is kept with the account of who is signed in. */
export function changeSettings(change: Partial<Settings>) {
  applySettings(change);
  choices.notify(change);
}

/** Told of every choice; not of settings that come from the account. */
export const onSettingsChosen = choices.subscribe;

export function applySettings(change: Partial<Settings>) {
  current = { ...getSettings(), ...change };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = settingsAsCookie(current, isHttps());
  stampSettings();
  changes.notify();
}

/** Puts text size and colours into `<html>`, where the server has not done so: in development, in a kept page. */
export function stampSettings() {
  const { textSize, theme } = getSettings();
  document.documentElement.dataset.textSize = String(textSize);
  document.documentElement.dataset.theme = theme;
}

export function useSettings(): Settings {
  return useStore({ subscribe: changes.subscribe, get: getSettings }, defaultSettings);
}
