import { join } from 'node:path';

export const STUDIO_DIR = import.meta.dirname;

/** Files that can be regenerated at any time; git ignores them. */
export const CACHE_DIR = join(STUDIO_DIR, '.cache');

/** The clips, captions and pictures that the game plays, in every language. */
export const MEDIA_DIR = join(STUDIO_DIR, '..', 'content', 'media');

/** Human recordings: a wav file here with the name of a clip replaces the synthetic voice. */
export const RECORDINGS_DIR = join(STUDIO_DIR, '..', 'content', 'recordings');

/** The four people on the porch, in the last dialog of the game. */
export const FOUR_PEOPLE = join(STUDIO_DIR, '..', 'web', 'screens', 'game', 'dialogs', 'four-people.webp');

/** The people on either side of the question. */
export const CUT_OUTS = join(STUDIO_DIR, '..', 'web', 'screens', 'game', 'exercise', 'people');
