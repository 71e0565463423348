/** The letters of files that do not say which they have, as a browser names them; the first are tried before the others. */
export const kindsOfLetters = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'windows-1258',
  'macintosh',
] as const;

export type Letters = (typeof kindsOfLetters)[number];

/** The text of a list. `bytes` are those of a file that does not say its letters: somebody has to look at the names. */
export type List = { text: string; bytes: Uint8Array | null };

/**
 * A list as spreadsheets save it: in UTF-8, in what Excel calls Unicode text, or in the letters of one part of the world.
 * What is no list keeps the mark of unreadable letters, which the server names.
 */
export async function readList(file: Blob): Promise<List> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const unicode = unicodeOf(bytes);
  if (unicode) return { text: new TextDecoder(unicode).decode(bytes), bytes: null };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), bytes: null };
  } catch {
    if (isSpreadsheet(bytes)) return { text: new TextDecoder('utf-8').decode(bytes), bytes: null };
    return { text: readAs(bytes, kindsOfLetters[0]), bytes };
  }
}

export const readAs = (bytes: Uint8Array, letters: Letters): string => new TextDecoder(letters).decode(bytes);

/** The first words with letters that differ from one part of the world to another. */
export const tellingWords = (text: string): string[] =>
  [...new Set(text.split(/[\s,;|"]+/).filter((word) => /[\u0080-\uffff]/.test(word)))].slice(0, 3);

/** By the mark at the beginning, or by the zeros beside the letters of the headings where there is no mark. */
function unicodeOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return null;
}

/** Old spreadsheets begin with these bytes, new ones with "PK". */
const isSpreadsheet = ([first, second]: Uint8Array) =>
  (first === 0xd0 && second === 0xcf) || (first === 0x50 && second === 0x4b);
