import type { MessageDescriptor } from '@lingui/core';
import { useMatches } from 'react-router';

/**
 * What every screen module exports beside its `Component`:
 * `export const handle: ScreenHandle = { title: msg`Contact Us`, questions: [...] }`.
 */
export type ScreenHandle = {
  /** The page's name in the browser's tab; the product's name is added. */
  title: MessageDescriptor;
  /** One sentence for search engines, for public pages. */
  description?: MessageDescriptor;
  /** The page's own part of "Need help?". */
  questions: readonly [Question, ...Question[]];
};

export type Question = { question: MessageDescriptor; answer: MessageDescriptor };

/** The handle of the screen now shown; null while it is still loading. */
export function useScreen(): ScreenHandle | null {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  return handle ?? null;
}
