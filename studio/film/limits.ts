/** What every clip is brought to: loudness in LUFS, true peak in dBFS at most. */
export const TARGET = { lufs: -18, peak: -1.5 };

/** What `npm run studio check` holds every clip to. */
export const LIMITS = {
  /** Seconds; the longest by clip name or role. */
  shortest: 3,
  longest: { instructions: 75, final: 50, description: 25, reveal: 28, other: 20 } as Record<
    string,
    number
  > & {
    other: number;
  },
  /** LU away from the target; dBFS of the true peak, and of anything in the last 0.3 s. */
  loudnessOff: 1,
  peak: -1,
  endLevel: -50,
  /** Words a minute of every clip. */
  pace: { en: { slowest: 120, fastest: 145 }, es: { slowest: 115, fastest: 140 } },
  /** LUFS that the sound of a scene has at least while it is alone, before the first word. */
  soundAlone: -28,
  /** Seconds by which a caption may differ from its words. */
  captionOff: 0.15,
  /** The share of the frame that the key object fills in at least one shot of its scene. */
  keyObject: 1 / 6,
  /** The same in the still for "where was it?", which may show the person, too. */
  lookObject: 1 / 100,
  /** The widest first shot in scene pixels, 1280 being everything: faces can be read at once. */
  firstShot: 1010,
  /** The detail that decides: the shares of the frame's width and height that it fills, and the seconds it is seen so. */
  detail: { width: 0.1, height: 0.12, seconds: 3, uncut: 2 },
  /** The seconds of the act in which hands do the remedy. */
  remedy: 2,
  /** The share of the frame that the one thing of a scene changes when it happens. */
  moved: 0.003,
};
