// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { SampleFilm } from './SampleFilm.tsx';

afterEach(() => void vi.unstubAllGlobals());

const config = { sample: { video: '/media/sample.mp4', poster: '' } } as PageConfig;

/** What the browser tells a page that nobody sees, or that is seen again. */
function tellHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('while nobody sees the page its film stands, and afterwards it goes on, unless somebody has paused it', () => {
  let isPlaying = false;
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => !isPlaying);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    isPlaying = true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    isPlaying = false;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestIdleCallback', (action: () => void) => action());
  renderInApp(
    <ConfigProvider value={config}>
      <SampleFilm />
    </ConfigProvider>,
  );
  expect(isPlaying).toBe(true);
  tellHidden(true);
  expect(isPlaying).toBe(false);
  tellHidden(false);
  expect(isPlaying).toBe(true);
  document.querySelector('video')?.pause();
  tellHidden(true);
  tellHidden(false);
  expect(isPlaying).toBe(false);
});
