import type { Language } from '#contract/pages/languages.ts';

/** Everything in a report, as words in its language: the input of the rendering, and what tests read. */
export type Report = {
  language: Language;
  product: string;
  name: string;
  paper: 'Letter' | 'A4';
  /** "November 28, 2026" in the reader's time zone. */
  day: string;
  /** "Saturday, November 28th 2026, 9:00 am" in the reader's time zone. */
  madeOn: string;
  /** The first page, which is useful alone; null before the first answer. */
  doctor: ReportDoctor | null;
  /** "Answered 49/50 exercises" */
  progress: string;
  /** "2 skipped": exercises whose status is Skipped (docs/product-decisions.md#answered). */
  skipped: string | null;
  /** Score lines as the Reports tab has them; null before the first answer. */
  scores: string[] | null;
  parts: ReportPart[];
  /** Of the reasons of the missed exercises: "CDC (US), 2024". */
  sources: string[];
};

export type ReportDoctor = {
  /** What was measured, and no more: "Found 14 of 20 places by looking." */
  measured: string[];
  noticedWell: string[];
  worthAnotherLook: string[];
  /** What to do at home; null if there is nothing to name. */
  home: { what: string; facts: string[]; picture: ReportPicture | null } | null;
  questions: string[];
};

export type ReportPart = { title: string; lines: string[]; rows: ReportRow[] };

/** One exercise: "The Edge of the Rug", "Right the first time", "Jun 1, 2026". */
export type ReportRow = { exerciseId: number; title: string; firstTry: string; day: string };

export type ReportPicture = {
  /** File in content/media/. */
  file: string;
  description: string;
};
