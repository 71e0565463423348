import type { MessageDescriptor } from '@lingui/core';
import { useMatches } from 'react-router';

/**
 * What every screen module exports besides its `Component`:
 * `export const handle: ScreenHandle = { title: msg`Contact Us`, questions: [...] }`.
 */
export type ScreenHandle = {
  /** The page's name in the browser tab; the product's name is added. */
  title: MessageDescriptor;
  /** One sentence for search engines, on public pages. */
  description?: MessageDescriptor;
  /** The part of "Need help?" about this page. */
  questions: readonly [Question, ...Question[]];
};

export type Question = { question: MessageDescriptor; answer: MessageDescriptor };

/** The handle of the current screen; null while it is loading. */
export function useScreen(): ScreenHandle | null {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  return handle ?? null;
}
