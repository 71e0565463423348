import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  pages: string[];
  text: string;
  language: string | null;
  title: string;
  tags: string[];
  alts: string[];
  /** How many signs have no glyph: readers see a box. */
  boxes: number;
};

/** Reads a PDF with an independent library: its text in order, its language, title, tags and alternative texts. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  const tags: string[] = [];
  const alts: string[] = [];
  let boxes = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    collect((await page.getStructTree()) as Node | null, tags, alts);
    const { fnArray, argsArray } = await page.getOperatorList();
    const shown = argsArray.filter((_, place) => fnArray[place] === OPS.showText).flat(2) as Glyph[];
    boxes += shown.filter(({ originalCharCode }) => originalCharCode === 0).length;
  }
  const { info } = await pdf.getMetadata();
  const meta = info as { Title?: string; Language?: string };
  const text = pages.join('\n').replaceAll(/\s+/g, ' ');
  return { pages, text, language: meta.Language ?? null, title: meta.Title ?? '', tags, alts, boxes };
}

/** The glyph of a code; glyph 0 of a font is its box. What is no glyph is a distance. */
type Glyph = { originalCharCode?: number };

type Node = { role?: string; alt?: string; children?: Node[] };

function collect(node: Node | null, tags: string[], alts: string[]): void {
  if (!node) return;
  if (node.role) tags.push(node.role);
  if (node.alt) alts.push(node.alt);
  for (const child of node.children ?? []) collect(child, tags, alts);
}
