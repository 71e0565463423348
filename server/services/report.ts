import type { ExerciseStatus } from '#contract/answers.ts';
import type { LanePart } from '#contract/rules/porch-lane.ts';

/** Everything in a report, as words and plain figures: the input of the rendering, and what tests read. */
export type Report = {
  product: string;
  name: string;
  /** "Sunday, June 1st 2026 to Friday, June 5th 2026"; null before the first answer. */
  period: string | null;
  /** "dddd, MMMM Do YYYY, h:mm a" in the reader's time zone. */
  madeOn: string;
  paper: 'Letter' | 'A4';
  lane: ReportLane;
  /** "You found 12 of 15 places yourself.": before everything else; null if nobody asked. */
  found: string | null;
  progress: { words: string; value: number; max: number };
  /** "2 skipped": exercises whose status is Skipped (docs/product-decisions.md#answered). */
  skipped: string | null;
  /** Score lines as the Reports tab has them; null before the first answer. */
  scores: { words: string; meters: { words: string; value: number; max: number }[] } | null;
  parts: ReportPart[];
  kinds: ReportKind[];
  /** Null while there is nothing to say. */
  changed: ReportChanges | null;
  /** Missed exercises with their reason; the first eight with a picture. */
  missed: { title: string; why: string; picture: ReportPicture | null }[];
  /** Null while nothing is in it. */
  plan: ReportPlan | null;
  /** Sources of the reasons of the missed exercises; `address` may be empty. */
  sources: { words: string; address: string }[];
};

export type ReportLane = {
  parts: readonly LanePart[];
  /** Exercises with an answer: the lit windows. */
  lit: readonly number[];
};

export type ReportPart = {
  title: string;
  lines: string[];
  answered: number;
  of: number;
  circles: { exerciseId: number; status: ExerciseStatus }[];
};

/** One kind of signal: a sentence, and a bar with a segment for each of its exercises. */
export type ReportKind = { words: string; firstTry: number; answered: number; total: number };

/** What changed since the first time, in the words of the Reports tab. */
export type ReportChanges = {
  /** Words before numbers: the first sentence is the heading of the others. */
  sentences: string[];
  /** Titles of exercises. */
  sureAndWrong: string[];
};

export type ReportPlan = {
  /** The thing that is done first, and what is known of it: "When: On Jun 3, 2026". */
  chosen: { what: string; facts: string[] } | null;
  /** What is at home, room by room, with what is done. */
  rooms: { name: string; things: string[] }[];
};

export type ReportPicture = {
  /** File in content/media/. */
  file: string;
  description: string;
  /** Where to look, as fractions of the picture, 0 to 1. */
  box: { x: number; y: number; width: number; height: number };
};
