/** How many exercises, counted from 1, are filmed. The game offers exactly these. */
export const FILMED = 50;

/**
 * True while an edition is written and not yet filmed: a clip may then still say the words of the edition before, and
 * its captions and transcript say what is spoken.
 */
export const REFILMING = true;
