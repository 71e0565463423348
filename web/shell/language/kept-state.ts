import { useEffect } from 'react';
import { tabItems } from '#web/lib/storage.ts';

const key = 'state';
let readState: (() => unknown) | null = null;

/** What a page wants to know when it opens in another language, such as the exercise that is shown. */
export function useStateInOtherLanguage(read: () => unknown): void {
  useEffect(() => {
    readState = read;
    return () => {
      readState = null;
    };
  }, [read]);
}

/** Keeps for the page at this path what the router knows of this one, or what this one wants to know there. */
export function keepState(path: string): void {
  keepStateFor(path, readState ? readState() : history.state?.usr);
}

/** Keeps for the page at this path, in another language, what the router would tell it. */
export function keepStateFor(path: string, state: unknown): void {
  tabItems.set(key, JSON.stringify({ path, state }));
}
