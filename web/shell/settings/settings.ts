import type { Settings } from '#contract/pages/settings.ts';
import { defaultSettings, readSettings, settingsAsCookie } from '#contract/pages/settings.ts';
import { createSignal, useStore } from '#web/lib/store.ts';

/** How this person wants pages to look and behave. The server writes the same cookie's values into `<html>`. */

const changes = createSignal();
const choices = createSignal<Partial<Settings>>();
const isHttps = () => location.protocol === 'https:';
let current: Settings | undefined;

export function getSettings(): Settings {
  current ??= readSettings(document.cookie, isHttps());
  return current;
}

/** Applies what the person chose at once, and stores it with the account if somebody is signed in. */
export function changeSettings(change: Partial<Settings>) {
  applySettings(change);
  choices.notify(change);
}

/** Subscribes to every choice, but not to settings that come from the account. */
export const onSettingsChosen = choices.subscribe;

export function applySettings(change: Partial<Settings>) {
  current = { ...getSettings(), ...change };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = settingsAsCookie(current, isHttps());
  stampSettings();
  changes.notify();
}

/** Writes text size and theme into `<html>` if the server has not: in development, and in a cached page. */
export function stampSettings() {
  const { textSize, theme } = getSettings();
  document.documentElement.dataset.textSize = String(textSize);
  document.documentElement.dataset.theme = theme;
}

export function useSettings(): Settings {
  return useStore({ subscribe: changes.subscribe, get: getSettings }, defaultSettings);
}
