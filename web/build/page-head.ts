import { type Language, pathIn, translations } from '#contract/pages/languages.ts';
import { conditionMarks, placeholder } from '#contract/pages/page.ts';

export type PageHead = {
  title: string;
  description?: string;
  language: Language;
  /** Of a prerendered page, without its language. */
  path?: string;
  scripts: string[];
  font: string | undefined;
  /** A prerendered page can be read without scripts, so text, styles, font and pictures come first (web/start/start.ts). */
  isPainted?: boolean;
};

/** The tags of a page that differ between pages. */
export function headOf({ title, description, language, path, scripts, font, isPainted }: PageHead): string {
  return [
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    font && `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    ...(isPainted
      ? [`<meta name="app-scripts" content="${scripts.map((file) => `/${file}`).join(' ')}">`]
      : scripts.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`)),
    // The page of an unknown address has none of its own.
    ...(path === undefined || path === '/404' ? [] : [editions(language, path)]),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** For search engines: the page's own address, and that of each edition, as soon as one beside English is switched on. */
function editions(language: Language, path: string): string {
  const address = (one: Language) => `${placeholder('origin')}${pathIn(one, path)}`;
  const alternate = (code: string, one: Language) =>
    `<link rel="alternate" hreflang="${code}" href="${address(one)}">`;
  const own = `<link rel="canonical" href="${address(language)}">`;
  const others = translations.map((one) => kept(`translations.${one}`, alternate(one, one)));
  return kept('origin', [own, alternate('en', 'en'), ...others, alternate('x-default', 'en')].join(''));
}

function kept(path: string, part: string): string {
  const { start, end } = conditionMarks('given', placeholder(path));
  return start + part + end;
}

/** The template in another language: what it says of itself, and its sentence for browsers that run none of the app. */
export function writtenIn(language: Language, template: string, oldBrowser: string): string {
  if (language === 'en') return template;
  const written = template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/(<p class="old-browser">)[^<]*/, (_, tag: string) => tag + oldBrowser);
  if (!written.includes(`lang="${language}"`) || !written.includes(oldBrowser))
    throw new Error('index.html has no language, or no sentence for old browsers');
  return written;
}
