import { createHash } from 'node:crypto';
import type { NativeGroup, NativeText, PartName } from './native-texts.ts';

const titles: Record<PartName, string> = {
  game: 'The game: 50 exercises, coaching, facts',
  safety: 'Safety',
  surveys: 'Surveys',
  emails: 'Emails',
  screens: 'Screens',
  messages: 'Messages, reports, printed pages',
  legal: 'Legal pages, for convenience: the English text alone binds',
};

/** Each in both languages, as a clinician may read one of them better. */
const questions = [
  ['Would your mother say it so?', '¿Lo diría así su mamá?'],
  ['Is there a word that only one country uses?', '¿Hay una palabra que solo se usa en un país?'],
  ['Would somebody feel scolded or pitied? Who?', '¿Quién sentiría regaño o lástima?'],
  ['Same meaning, same danger as in English?', '¿Dice lo mismo que en inglés, y el mismo peligro?'],
  [
    'Can you tell who is right from the two claims alone?',
    '¿Se sabe quién tiene la razón con solo leer las dos frases?',
  ],
  [
    'Eyes closed: do you hear four different people?',
    'Con los ojos cerrados: ¿oye a cuatro personas distintas?',
  ],
  [
    'Can the words in the pictures be read at arm’s length?',
    '¿Se leen las palabras de los dibujos con el brazo estirado?',
  ],
] as const;

/**
 * The sheet for native readers and clinicians, to be printed: who reads, what is asked, every text beside its English with
 * boxes, and the place for a signature.
 * @param parts those to print, in this order
 */
export function nativeSheet(
  texts: Record<PartName, readonly NativeGroup[]>,
  parts: readonly PartName[],
): string {
  const printed = parts.map((part) => [part, texts[part]] as const);
  const count = printed.flatMap(([, groups]) => groups.flatMap((group) => group.texts)).length;
  const state = fingerprint(printed.flatMap(([, groups]) => groups));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Native readers’ sheet: Spanish</title>
<style>${style}</style>
<h1>Native readers’ sheet: Spanish<br><span lang="es">Hoja para quienes leen en español desde siempre</span></h1>
<p>${count} texts, as of ${state}. Read each Spanish text, then the English one beside it. Mark “OK”, or “Change” with the number
of the question, and write what you would say.</p>
<p lang="es">Lea cada texto en español, y luego el de al lado en inglés. Marque “OK”, o “Change” con el número de la pregunta, y escriba
cómo lo diría usted.</p>
${who()}
<ol>${questions.map(([en, es]) => `<li>${en}<br><span lang="es">${es}</span></li>`).join('\n')}</ol>
${aboutFilms()}
${printed.map(([part, groups]) => `<h2>${titles[part]}</h2>\n${groups.map(group).join('\n')}`).join('\n')}
${signature(state)}
</html>
`;
}

/** Changes with any text, so that a signature says which texts it is for. */
function fingerprint(groups: readonly NativeGroup[]): string {
  return createHash('sha256').update(JSON.stringify(groups)).digest('hex').slice(0, 12);
}

function who(): string {
  return `<table class="who">
${line('Name / <span lang="es">Nombre</span>')}
${line('Read as', box('native reader, over 60'), box('clinician'))}
${line('Family from', box('Mexico or Central America'), box('the Caribbean'), box('elsewhere:'))}
</table>`;
}

const line = (what: string, ...boxes: string[]) => `<tr><th>${what}</th><td>${boxes.join(' ')}</td></tr>`;
const box = (what: string) => `<span class="box">☐ ${what}</span>`;

/** Questions 6 and 7 are asked of the films, once. */
function aboutFilms(): string {
  const voices = ['Rosa', 'Walter', 'Mina', 'Presentador'].map((name) =>
    line(`6. ${name}`, box('OK'), box('Change:')),
  );
  return `<table class="who">${voices.join('')}${line('7. Words in the pictures', box('OK'), box('Change, exercises:'))}</table>`;
}

function group({ title, texts }: NativeGroup): string {
  const claims = texts.some(({ place }) => place === 'main, 2, script');
  const asked = claims
    ? `<p>5. From the claims alone, right is ${['the first', 'the second', 'cannot tell'].map(box).join(' ')}</p>`
    : '';
  return `<h3>${escaped(title)}</h3>${asked}
<table class="texts"><thead><tr><th></th><th>Español</th><th>English</th><th>Judged</th></tr></thead>
<tbody>${texts.map(row).join('\n')}</tbody></table>`;
}

const row = ({ place, en, es }: NativeText) =>
  `<tr><td class="place">${escaped(inWords(place))}</td><td lang="es">${escaped(es)}</td><td>${escaped(en)}</td><td class="judged">${box('OK')} ${box('Change')}</td></tr>`;

/** The keys of an exercise in words for people who have never seen its file. */
const placeNames: Record<string, string> = {
  'main, 1, script': 'said first',
  'main, 2, short': 'claim 1, on its button',
  'main, 2, script': 'claim 1',
  'main, 3, short': 'claim 2, on its button',
  'main, 3, script': 'claim 2',
  'main, 4, script': 'said last',
  title_after: 'title, once solved',
  'visible, scene': 'picture',
  'visible, safe': 'picture, made safe',
  why: 'why it is right',
  why_other: 'if it were otherwise',
  why_not: 'why the other seems right',
  try: 'to do at home',
};

const inWords = (place: string) => placeNames[place] ?? place;

function signature(state: string): string {
  return `<section class="end"><h2>Signature</h2>
<p>I have read the texts as of ${state}. <span lang="es">Leí los textos.</span> ${box('They may be shown to players.')} ${box('Only with my changes.')}</p>
<table class="who">${line('Name / <span lang="es">Nombre</span>')}${line('Day / <span lang="es">Fecha</span>')}${line('Signature / <span lang="es">Firma</span>')}</table>
<p>The operator then records: npm run operate -- language sign es "NAME" --role reader|clinician --signed YYYY-MM-DD</p></section>`;
}

export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim()
    .replaceAll(/\s+/g, ' ');

/** Letters of 12 points, as readers are over 60; a text is never parted from its boxes by a new page. */
const style = `
@page { size: letter; margin: 15mm; }
body { font: 12pt/1.35 'Atkinson Hyperlegible Next', Arial, sans-serif; }
h2 { break-before: page; }
h3 { break-after: avoid; margin: 18pt 0 4pt; }
table { border-collapse: collapse; width: 100%; margin-bottom: 8pt; }
th, td { border: 0.5pt solid #888; padding: 3pt 5pt; text-align: left; vertical-align: top; }
tr { break-inside: avoid; }
.who th { width: 32%; font-weight: normal; }
.who td { height: 20pt; }
.texts td { width: 38%; }
.texts td.place { width: 9%; font-size: 8pt; overflow-wrap: anywhere; }
.texts td.judged { width: 15%; white-space: nowrap; height: 30pt; }
.judged .box { display: block; }
.box { margin-right: 12pt; }
.end { break-inside: avoid; }
`;
