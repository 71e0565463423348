/** How many exercises, counted from 1, are filmed. The game offers exactly these. */
export const FILMED = 50;
