import { fromBrowser } from './browser.ts';

/** What pages ask of the device, which a service worker cannot. */

/** @returns whether the text is in the clipboard, which is missing without https */
export const copyText = (text: string): Promise<boolean> =>
  fromBrowser('copy text', () => navigator.clipboard.writeText(text).then(() => true), false);

/** Asks the browser to keep what this site stores, also after weeks without a visit. @returns whether it will */
export const keepStorage = (): Promise<boolean> =>
  fromBrowser('keep storage', () => navigator.storage.persist(), false);

/** Bytes that this site may use and uses, as far as the browser says. */
export const estimateStorage = (): Promise<StorageEstimate> =>
  fromBrowser('estimate storage', () => navigator.storage.estimate(), {});

/** Private windows may forbid it; the app works online all the same. */
export const registerWorker = (address: string): Promise<unknown> =>
  fromBrowser('register worker', () => navigator.serviceWorker.register(address), null);
