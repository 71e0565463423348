import { fileURLToPath } from 'node:url';

const file = (style: '400Regular' | '700Bold') =>
  fileURLToPath(
    import.meta.resolve(
      `@expo-google-fonts/atkinson-hyperlegible-next/${style}/AtkinsonHyperlegibleNext_${style}.ttf`,
    ),
  );

/**
 * The typeface of the app, as files. TrueType, because fontkit unpacks a WOFF anew for each glyph; set by their files,
 * because pdfkit opens a registered name anew each time when its file was the document's first font.
 */
export const fonts = { regular: file('400Regular'), bold: file('700Bold') };
