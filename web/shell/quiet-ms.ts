/** For so long a press on what has just appeared, or once more on the same spot, counts for nothing. */
export const quietMs = 700;
