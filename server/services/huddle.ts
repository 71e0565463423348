import type { Report } from './report.ts';

/** Everything on the page for a five-minute huddle: the input of the rendering, and what tests read. */
export type Huddle = {
  language: Report['language'];
  product: string;
  /** The topic: "Part 1: Recognizing Hazards". */
  topic: string;
  facility: string;
  /** "In your facility, 35 of 84 first tries missed it."; null where no figures are shown. */
  figures: string | null;
  paper: Report['paper'];
  /** Stills of content/media/: the scene as it was, and the same scene made safe. */
  pictures: { file: string; words: string; alt: string }[];
  /** What to ask before the answer is given. */
  ask: string[];
  /** What is right, and why. */
  why: string[];
  /** What to do on the ward this week. */
  week: string[];
  sources: string[];
  /** The same words as everywhere in the game (content/texts/). */
  safety: string;
};
