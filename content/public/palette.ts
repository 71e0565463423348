/** Every color of the product, once. Text has a contrast of at least 7:1: web/ui/tokens.test.ts. */

/** Of the app by day. */
const light = {
  background: '#fbf6ed',
  surface: '#fffdf9',
  inset: '#f3e9d9',
  text: '#231f1a',
  textSoft: '#4b4339',
  line: '#e2d6c2',
  lineStrong: '#857665',
  primary: '#0c5150',
  primaryStrong: '#073b3a',
  primaryEdge: '#052b2a',
  primarySoft: '#dcece6',
  onPrimary: '#fffdf9',
  current: '#dcece6',
  onCurrent: '#231f1a',
  link: '#0c5150',
  warning: '#f3b94f',
  warningSoft: '#fdeecb',
  skipped: '#ffdb5c',
  good: '#14532d',
  goodSoft: '#e2f2e3',
  bad: '#8a1c1c',
  badSoft: '#fde9e4',
  info: '#123f6b',
  infoSoft: '#e3eef8',
  danger: '#8a1c1c',
  dangerEdge: '#5a0f0f',
  onDanger: '#fffdf9',
  focus: '#123fbf',
  backdrop: 'rgb(35 31 26 / 60%)',
  shadowColor: 'rgb(74 54 24 / 14%)',
};

type Colors = typeof light;

/** By night. */
const dark: Colors = {
  background: '#171c1d',
  surface: '#20282a',
  inset: '#11161a',
  text: '#f6f0e4',
  textSoft: '#d6cdbd',
  line: '#3c484b',
  lineStrong: '#93a1a2',
  primary: '#8bd8cb',
  primaryStrong: '#b4ebe1',
  primaryEdge: '#4d9c90',
  primarySoft: '#213d3c',
  onPrimary: '#0b2422',
  current: '#213d3c',
  onCurrent: '#f6f0e4',
  link: '#9fe0d5',
  warning: '#f3c56d',
  warningSoft: '#463a1e',
  skipped: '#5e4b00',
  good: '#a6e3b8',
  goodSoft: '#1b3524',
  bad: '#ffb9ac',
  badSoft: '#44211d',
  info: '#a9d3fb',
  infoSoft: '#1b3147',
  danger: '#ffb9ac',
  dangerEdge: '#c77f73',
  onDanger: '#3a0f0b',
  focus: '#ffd76a',
  backdrop: 'rgb(0 0 0 / 70%)',
  shadowColor: 'rgb(0 0 0 / 50%)',
};

/** What high contrast has instead: a color in front of another, and one that marks. */
const contrastOf = (back: string, front: string, mark: string, focus: string): Partial<Colors> => ({
  background: back,
  surface: back,
  inset: back,
  text: front,
  textSoft: front,
  line: front,
  lineStrong: front,
  primary: mark,
  primaryStrong: front,
  primaryEdge: front,
  primarySoft: back,
  onPrimary: back,
  current: mark,
  onCurrent: back,
  link: mark,
  goodSoft: back,
  badSoft: back,
  infoSoft: back,
  warningSoft: back,
  skipped: back,
  focus,
  shadowColor: 'transparent',
});

/** Honey, teal, terracotta and cream. */
export const confetti = ['#f3b94f', '#ffd47a', '#2f8f85', '#0c5150', '#d0623f', '#fdf3dc'];

export const palette = {
  light,
  dark,
  contrast: {
    light: contrastOf('#ffffff', '#000000', '#002f2e', '#0000d6'),
    dark: contrastOf('#000000', '#ffffff', '#ffe27a', '#ffffff'),
  },
  /** The same in every theme: in pictures, and on paper. */
  picture: {
    paper: light.surface,
    paperInset: light.inset,
    paperLine: light.line,
    ink: light.text,
    sky: '#23445c',
    ground: '#2d4743',
    ring: '#ffd34d',
  },
  /** On which the Presenter shows something. */
  filmCard: '#fffaf0',
  /** On pages that pretend to be somebody else's. */
  pretended: {
    page: '#fdfcf9',
    text: '#1a1a1a',
    link: '#0b4f6c',
    onLink: '#ffffff',
  },
  confetti,
};

type Selectors = {
  /** Where the colors are set. */
  normal: string;
  /** Where high contrast is chosen. */
  contrast?: string;
  /** Where high contrast is chosen in the system's settings. */
  system: string;
};

/** The colors as a style sheet. */
export function paletteCss({ normal, contrast, system }: Selectors): string {
  const pairs = bothSchemes(palette.contrast.light, palette.contrast.dark);
  return [
    block(normal, [...bothSchemes(light, dark), ...Object.entries(palette.picture)]),
    contrast ? block(contrast, pairs) : '',
    `@media (prefers-contrast: more) {\n${block(system, pairs)}}\n`,
  ].join('');
}

const bothSchemes = (day: Partial<Colors>, night: Partial<Colors>): [string, string][] =>
  Object.entries(day).map(([name, color]) => {
    const other = night[name as keyof Colors];
    return [name, color === other ? color : `light-dark(${color}, ${other})`];
  });

/** `textSoft` is `--text-soft`. */
const block = (selector: string, colors: [string, string][]) =>
  `${selector} {\n${colors
    .map(
      ([name, color]) => `  --${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};\n`,
    )
    .join('')}}\n`;
