import { workerPolicy } from '#contract/pages/paths.ts';
import { fromBrowser } from './browser.ts';
import { basename, language } from './language.ts';

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

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(text: string): unknown };
};

/** Missing in older browsers, which then take any address. */
const trustedTypes = () => (window as { trustedTypes?: TrustedTypes }).trustedTypes;

/** The only script that the app names by an address, so the policy of its pages lets no other text become a script. */
const workerAddress = language === 'en' ? '/service-worker.js' : `/service-worker-${language}.js`;

/** Private windows may forbid it; the app works online all the same. */
export const registerWorker = (): Promise<unknown> =>
  fromBrowser(
    'register worker',
    () => {
      const policy = trustedTypes()?.createPolicy(workerPolicy, { createScriptURL: () => workerAddress });
      return navigator.serviceWorker.register(
        (policy?.createScriptURL('') ?? workerAddress) as unknown as string,
        // Without a slash behind it, or the home page would be left out.
        { scope: basename },
      );
    },
    null,
  );
