/** The caches of this device that belong to nobody; those of a person are named in web/session/forget-kept-reads.ts. */

/** Clips, captions and pictures kept whole; addresses change with their content. */
export const clipsCache = 'clips';

/** Answers that are the same for everyone who may play. */
export const gameCache = 'game';

/** Any page of the app can start from this one when there is no network. */
export const shellPage = '/gameInterface';
