import { join } from 'node:path';

const STUDIO_DIR = import.meta.dirname;

/** What can be made again at any time; ignored by git. */
export const CACHE_DIR = join(STUDIO_DIR, '.cache');

/** The clips, captions and pictures the game plays. */
export const MEDIA_DIR = join(STUDIO_DIR, '..', 'content', 'media');

/** Human recordings: a wav here named like a clip wins over the synthetic voice. */
export const RECORDINGS_DIR = join(STUDIO_DIR, '..', 'content', 'recordings');
