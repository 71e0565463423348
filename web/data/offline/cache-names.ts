import { localPath } from '#web/lib/language.ts';

/** The shared caches of this device; those of a person are named in web/data/session/clear-stored-reads.ts. */

/** Clips, captions and pictures, stored whole; their URLs change with their content. */
export const clipsCache = 'clips';

/** Responses that are the same for everyone who may play. */
export const gameCache = 'game';

/** Any page of the app can start from this one when there is no network. */
export const shellPage = localPath('/gameInterface');
