import { isOpen, type Open } from '#e2e/measures/verdict.ts';
import { nameOf, sizes, textSizes } from '#e2e/measures/views.ts';
import type { Row } from '#e2e/measures/walk.ts';
import { common } from '#e2e/measures/walks/common.ts';

const isOfAll = ({ measure }: Row) => common.some((check) => check.measure === measure);
const isMet = ({ figures }: Row) => figures.every((figure) => figure.isMet);

/** "≤ 10", or which limit counts where. */
function limitOf({ sign, limits }: Row): string {
  return Object.entries(limits)
    .map(([view, limit]) => (view === 'all' ? `${sign} ${limit}` : `${view}: ${sign} ${limit}`))
    .join(', ');
}

/** The figures at a size, with small and with large texts: "17 / 13", or one where both are the same. */
function figuresAt({ figures }: Row, size: (typeof sizes)[number]): string {
  const shown = textSizes.map((textSize) => {
    const figure = figures.find(({ view }) => view === nameOf({ size, textSize }));
    if (!figure) return '';
    return figure.isMet ? `${figure.value}` : `**${figure.value}**`;
  });
  return [...new Set(shown)].filter((one) => one !== '').join(' / ');
}

function verdictOf(row: Row, open: Open): string {
  if (isMet(row)) return 'met';
  return row.figures.some(({ view }) => isOpen(open, row, view))
    ? `open: ${open[row.state]?.[row.measure]?.because}`
    : 'MISSED';
}

const today = () => new Date().toISOString().slice(0, 10);

const head = ['State', 'Measure', 'Limit', 'At 7d53af14', ...sizes, 'Now'];

/** The table that is committed: all measures of the review of the look, and of what holds everywhere how often it is met. */
export function asDocument(rows: readonly Row[], open: Open, day = today()): string {
  const line = (row: Row) => [
    ...[row.state, row.measure, limitOf(row), row.before || 'not noted'],
    ...sizes.map((size) => figuresAt(row, size)),
    verdictOf(row, open),
  ];
  const own = rows.filter((row) => !isOfAll(row));
  const shared = rows.filter((row) => isOfAll(row) && !isMet(row));
  const counted = common.map(({ measure }) => {
    const all = rows.filter((row) => row.measure === measure);
    return `| ${measure} | ${all.filter(isMet).length} of ${all.length} |`;
  });
  const table = (lines: string[][]) =>
    [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `# The screens, measured

Measured on ${day}. Written by \`npm run screens\`, which opens each state once, and measures it at four sizes with texts of 20 and of 28 px, without the notice of the
sandbox. A control is whatever can be pressed or typed into, disabled ones too, its middle visible in the first view; invisible places in a picture
are none. Two figures are those with texts of 20 / 28; what misses its limit is bold. What is open has its reason in \`e2e/measures/open.yaml\`, from
where it is taken as soon as it is met. One screen at one size: \`npm run screens -- stage 1280x720\`.

${table(own.map(line))}

## What holds in every state

| Measure | States that meet it in all views |
|---|---|
${counted.join('\n')}

Those that do not:

${table(shared.map(line))}
`;
}

/** For whoever measures a part: every figure on a line. */
export function asText(rows: readonly Row[]): string {
  return rows
    .map((row) => {
      const figures = row.figures.map(({ view, value, isMet }) => `${view}: ${value}${isMet ? '' : ' !'}`);
      return `${row.state} | ${row.measure} | ${limitOf(row)} | ${figures.join(', ')}`;
    })
    .join('\n');
}
