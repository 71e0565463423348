import type { Language } from '#contract/pages/languages.ts';
import { en } from './texts/device.en.ts';
import { es } from './texts/device.es.ts';

const texts = { en, es };

const systems: [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** For example "Chrome on Windows": enough to recognize one's own device, and nothing else of it is stored. */
export function deviceName(userAgent: string): string {
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return en.device({ browser, system });
  return browser ?? system ?? en.unknown;
}

/** The stored name of a device, as it is said in a language. */
export function deviceIn(language: Language, stored: string): string {
  const words = texts[language];
  if (stored === en.unknown) return words.unknown;
  const [browser = '', system] = stored.split(' on ');
  return system === undefined ? stored : words.device({ browser, system });
}
