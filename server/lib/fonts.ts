import { fileURLToPath } from 'node:url';

const file = (style: '400Regular' | '700Bold') =>
  fileURLToPath(
    import.meta.resolve(
      `@expo-google-fonts/atkinson-hyperlegible-next/${style}/AtkinsonHyperlegibleNext_${style}.ttf`,
    ),
  );

/**
 * The typeface of the app, as files. TrueType, because fontkit unpacks a WOFF file again for each glyph. Fonts are set
 * by file, because pdfkit opens a registered name again each time if its file was the document's first font.
 */
export const fonts = { regular: file('400Regular'), bold: file('700Bold') };
