/** How many exercises, counted from 1, are filmed. The game offers exactly these. */
export const FILMED = 50;

/**
 * True while an edition is written but not filmed yet: a clip may still say the words of the previous edition, and its
 * captions and transcript say what is spoken.
 */
export const REFILMING = true;
