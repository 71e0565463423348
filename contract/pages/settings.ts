import { languages } from './languages.ts';

/** How a person wants the pages to look and behave: stored in a cookie and with the account. */

export const textSizes = [20, 24, 28] as const;
export const themes = ['system', 'light', 'dark', 'contrast'] as const;
/** In the order in which they are offered: whoever needs no help finds Normal first. */
export const speechRates = [1, 0.9, 0.75] as const;

const onOrOff = [true, false] as const;

/** Each setting with its values. Read by hand: every page reads its settings, and should not need a schema library. */
export const settingValues = {
  textSize: textSizes,
  theme: themes,
  captions: onOrOff,
  /** The Presenter describes the picture of an exercise before its first clip (WCAG 1.2.5). */
  describePicture: onOrOff,
  /** The player finds the place in the picture before the film of an exercise. */
  lookFirst: onOrOff,
  /** Whoever has it turned off was asked about it, or has turned it off since (docs/product-decisions.md#looks-first). */
  lookAsked: onOrOff,
  speechRate: speechRates,
  /** The player was asked how speech is liked (#sound-asked). */
  soundAsked: onOrOff,
  /** A tap when a person is chosen, and notes after an answer. */
  sounds: onOrOff,
  /** "Do not change page automatically" (docs/product-decisions.md#delays). */
  stayOnPage: onOrOff,
  /** The surveys may be offered (docs/product-decisions.md#survey-close). */
  askSurveys: onOrOff,
  /** Of pages, mail and films; null until a person has chosen one. */
  language: [null, ...languages],
} as const;

export type SettingName = keyof typeof settingValues;
export type Settings = { [Name in SettingName]: (typeof settingValues)[Name][number] };

export const defaultSettings: Settings = {
  textSize: 20,
  theme: 'system',
  captions: true,
  describePicture: false,
  lookFirst: true,
  lookAsked: false,
  speechRate: 1,
  soundAsked: false,
  sounds: true,
  stayOnPage: false,
  askSurveys: true,
  language: null,
};

/** Over https, browsers let only this host set a cookie with this prefix, and never send it unencrypted. */
const cookieName = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}display=`;

/**
 * Reads the settings in a `Cookie` header or in `document.cookie`. A setting that is missing or broken is the default: the
 * cookie may be older than it, or name a language that is gone.
 */
export function readSettings(cookies: string | undefined, isHttps: boolean): Settings {
  return validSettings(readCookie(cookies, isHttps));
}

/** The settings with the default in the place of every missing or unknown value. */
export function validSettings(stored: object): Settings {
  const found: Record<string, unknown> = { ...stored };
  const names = Object.keys(settingValues) as SettingName[];
  const validOf = (name: SettingName) =>
    settingValues[name].some((value) => value === found[name]) ? found[name] : defaultSettings[name];
  return Object.fromEntries(names.map((name) => [name, validOf(name)])) as Settings;
}

/** Whether there is a cookie with settings at all. */
export function hasSettings(cookies: string | undefined, isHttps: boolean): boolean {
  return 'textSize' in readCookie(cookies, isHttps);
}

/** The names of the settings that a visitor chose on this device. Older cookies do not say it: any of them may be. */
export function readNamesByVisitor(cookies: string | undefined, isHttps: boolean): SettingName[] {
  const { byVisitor } = readCookie(cookies, isHttps);
  const names = Object.keys(defaultSettings) as SettingName[];
  return names.filter((name) => !Array.isArray(byVisitor) || byVisitor.includes(name));
}

function readCookie(cookies: string | undefined, isHttps: boolean): { byVisitor?: unknown } {
  const name = cookieName(isHttps);
  const value = cookies?.split('; ').find((cookie) => cookie.startsWith(name));
  try {
    return value === undefined ? {} : { ...JSON.parse(decodeURIComponent(value.slice(name.length))) };
  } catch {
    return {};
  }
}

/**
 * Returns the cookie that stores the settings for a year. Requests of other sites do not carry it.
 * @param byVisitor which of them a visitor chose; the others came from an account
 */
export function settingsAsCookie(
  chosen: Settings,
  isHttps: boolean,
  byVisitor?: readonly SettingName[],
): string {
  const value = encodeURIComponent(JSON.stringify({ ...chosen, byVisitor }));
  const secure = isHttps ? '; Secure' : '';
  return `${cookieName(isHttps)}${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
