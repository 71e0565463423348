/** The caches of this device; the service worker reads them, the page fills and empties them. */

/** Clips, captions and pictures kept whole; addresses change with their content. */
export const clipsCache = 'clips';

/** Answers of the API that belong to the person signed in; emptied with Log Out. */
export const personCache = 'person';

/** Pages as the server filled them. */
export const pagesCache = 'pages';

/** Answers that are the same for everyone who may play. */
export const gameCache = 'game';

/** Any page of the app can start from this one when there is no network. */
export const shellPage = '/gameInterface';
