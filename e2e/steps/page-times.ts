/** Milliseconds that a player waits for, in one round of `time-pages.ts`. */
export type PageTimes = {
  /** Of the home page on slow 4G with nothing cached: its largest content, and when its buttons work. */
  home: { painted: number; ready: number };
  /** Of the game, opened in the same way: the first frame of its first film. */
  game: number;
  /** From Resume Play to the first frame, on this machine and on slow 4G. */
  resume: number;
  resumeSlow: number;
  /** From the last frame of a clip to the first one of the next. */
  gaps: number[];
  /** Frames meanwhile that showed nothing. */
  blanks: number;
};
