import type { SettingName, Settings } from '#contract/pages/settings.ts';
import {
  defaultSettings,
  readNamesByVisitor,
  readSettings,
  settingsAsCookie,
} from '#contract/pages/settings.ts';
import { createSignal, useStore } from '#web/lib/store.ts';
import { readUser } from './session/current-session.ts';

/** How this person wants pages to look and behave. The server writes the same cookie's values into `<html>`. */

const changes = createSignal();
const choices = createSignal<Partial<Settings>>();
const isHttps = () => location.protocol === 'https:';
let current: Settings | undefined;
let byVisitor: readonly SettingName[] | undefined;

export function getSettings(): Settings {
  current ??= readSettings(document.cookie, isHttps());
  return current;
}

function namesByVisitor(): readonly SettingName[] {
  byVisitor ??= readNamesByVisitor(document.cookie, isHttps());
  return byVisitor;
}

/** What a visitor chose on this device, for an account without settings. Never what came from another account. */
export function getVisitorChoices(): Partial<Settings> {
  const settings = getSettings();
  // Another tab may have given them to an account since.
  const inCookie = readNamesByVisitor(document.cookie, isHttps());
  const names = namesByVisitor().filter((name) => inCookie.includes(name));
  const chosen = names.filter((name) => settings[name] !== defaultSettings[name]);
  return Object.fromEntries(chosen.map((name) => [name, settings[name]])) as Partial<Settings>;
}

/** Applies what the person chose at once, and stores it with the account if somebody is signed in. */
export function changeSettings(change: Partial<Settings>) {
  chooseSettings(change);
  choices.notify(change);
}

/** Applies it without the account. */
export function chooseSettings(change: Partial<Settings>) {
  const names = new Set([...namesByVisitor(), ...(Object.keys(change) as SettingName[])]);
  applySettings(change, isVisitor() ? [...names] : []);
}

/** Until a person with a one-time password has chosen their own, nothing is stored with the account. */
export function isVisitor(): boolean {
  const user = readUser();
  return user === null || user.newPasswordRequired === true;
}

/** Subscribes to every choice, but not to settings that come from the account. */
export const onSettingsChosen = choices.subscribe;

/** @param chosenByVisitor the names of all settings that a visitor chose here; none if they come from an account */
export function applySettings(change: Partial<Settings>, chosenByVisitor: readonly SettingName[] = []) {
  current = { ...getSettings(), ...change };
  byVisitor = chosenByVisitor;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = settingsAsCookie(current, isHttps(), byVisitor);
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
