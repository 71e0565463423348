// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applySettings } from '#web/shell/settings/settings.ts';
import { renderInApp } from '#web/testing/render.tsx';
import type { PlayController } from '../play/play-controller.ts';
import { open, run, started } from '../play/testing/run-play.ts';
import type { ClipPlayerEvents } from './clip-player.ts';
import { Picture } from './Picture.tsx';

const player = vi.hoisted(() => ({ events: null as ClipPlayerEvents | null }));

vi.mock('./clip-player.ts', () => ({
  createClipPlayer: (_videos: unknown, events: ClipPlayerEvents) => {
    player.events = events;
    return { setRate() {}, dispose() {} };
  },
}));

const controller = { playerEvents: {}, attach() {} } as unknown as PlayController;
const { state } = run(started, open(1));

const show = () =>
  renderInApp(<Picture controller={controller} state={state} poster="/poster.jpg" speaker="Rosa" />);
const speak = (text: string | null) =>
  act(() => player.events?.onCaption(text === null ? null : { speaker: 'Rosa', text }));

test('the words that are spoken are shown below the picture, and disappear between captions', () => {
  const { queryByText } = show();
  speak('I saw the rug.');
  expect(queryByText('I saw the rug.')).not.toBeNull();
  speak(null);
  expect(queryByText('I saw the rug.')).toBeNull();
});

test('captions can be switched off', () => {
  const { queryByText } = show();
  act(() => applySettings({ captions: false }));
  speak('I saw the rug.');
  expect(queryByText('I saw the rug.')).toBeNull();
  expect(queryByText('Rosa')).not.toBeNull();
});
