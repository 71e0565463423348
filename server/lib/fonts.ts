import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import type { Language } from '#contract/pages/languages.ts';
import { en } from './texts/fonts.en.ts';
import { es } from './texts/fonts.es.ts';

type Style = 'regular' | 'bold';

const styles = { regular: '400Regular', bold: '700Bold' } as const;

const file = (typeface: string, name: string, style: Style) =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/${typeface}/${styles[style]}/${name}_${styles[style]}.ttf`),
  );

const appFont = (style: Style) => file('atkinson-hyperlegible-next', 'AtkinsonHyperlegibleNext', style);

/**
 * The typeface of the app, as files. TrueType, because fontkit unpacks a WOFF file again for each glyph. Fonts are set
 * by file, because pdfkit opens a registered name again each time if its file was the document's first font.
 */
export const fonts = { regular: appFont('regular'), bold: appFont('bold') };

/** For names and words with other letters: those of all languages that write Latin, Greek or Cyrillic ones. */
const otherFont = (style: Style) => file('noto-sans', 'NotoSans', style);

const texts = { en, es };

const opened = new Map<string, Font>();

/** Whether a font has a glyph for each sign; the end of a line needs none. */
function hasAll(path: string, words: string): boolean {
  const font = opened.get(path) ?? openSync(path);
  opened.set(path, font);
  return [...words].every(
    (sign) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) as number),
  );
}

/**
 * The words as they can be printed, and the file of the one typeface that has all of their letters. What none has
 * becomes words.
 */
export function typeset(words: string, style: Style, language: Language): { printed: string; file: string } {
  if (/^[\n -~]*$/.test(words)) return { printed: words, file: fonts[style] };
  const printed = words.normalize().replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (hasAll(fonts[style], printed)) return { printed, file: fonts[style] };
  const other = otherFont(style);
  const replaced = () => withoutUnprintable(printed, other, texts[language].unprintable);
  return { printed: hasAll(other, printed) ? printed : replaced(), file: other };
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One note for all that follows each other. */
function withoutUnprintable(words: string, path: string, note: string): string {
  const printable = [...signs.segment(words)].map(({ segment }) => (hasAll(path, segment) ? segment : '\0'));
  return printable.join('').replaceAll(/\0(?:\s*\0)*/g, note);
}
