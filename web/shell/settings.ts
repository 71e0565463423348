import { useSyncExternalStore } from 'react';
import type { Settings } from '#contract/settings.ts';
import { defaultSettings, readSettings, settingsAsCookie } from '#contract/settings.ts';

/** How this person wants pages to look and behave; the server stamps the same cookie into `<html>`. */

const listeners = new Set<() => void>();
let current: Settings | undefined;

export function getSettings(): Settings {
  current ??= readSettings(document.cookie);
  return current;
}

export function changeSettings(change: Partial<Settings>) {
  current = { ...getSettings(), ...change };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = settingsAsCookie(current);
  stampSettings();
  for (const listener of listeners) listener();
}

/** Puts text size and colours into `<html>`, where the server has not done so: in development, in a kept page. */
export function stampSettings() {
  const { textSize, theme } = getSettings();
  document.documentElement.dataset.textSize = String(textSize);
  document.documentElement.dataset.theme = theme;
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, getSettings, () => defaultSettings);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
