// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applySettings } from '#web/data/settings.ts';
import type { ClipPlayerEvents } from '#web/shell/clips/clip-player.ts';
import { renderInApp } from '#web/testing/render.tsx';
import type { PlayState } from '../play/play-types.ts';
import { open, run, started } from '../play/testing/run-play.ts';
import { Picture } from './Picture.tsx';
import type { PlayController } from './play-controller.ts';

const player = vi.hoisted(() => ({ events: null as ClipPlayerEvents | null }));

vi.mock('#web/shell/clips/clip-player.ts', () => ({
  createClipPlayer: (_videos: unknown, events: ClipPlayerEvents) => {
    player.events = events;
    return { setRate() {}, dispose() {} };
  },
}));

const controller = { playerEvents: {}, attach() {} } as unknown as PlayController;
const { state } = run(started, open(1));

const show = (change: Partial<PlayState> = {}) =>
  renderInApp(
    <Picture controller={controller} state={{ ...state, ...change }} poster="/poster.jpg" speaker="Rosa" />,
  );
const speak = (text: string | null) =>
  act(() => player.events?.onCaption(text === null ? null : { speaker: 'Rosa', text, language: 'es' }));

test('the words that are spoken are shown below the picture, and disappear between captions', () => {
  const { queryByText } = show();
  speak('I saw the rug.');
  expect(queryByText('I saw the rug.')?.lang).toBe('es');
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

test('before the first Play the place of the captions says what comes next, until somebody speaks', () => {
  const { queryByText } = show({ playback: 'blocked' });
  act(() => applySettings({ captions: true }));
  expect(queryByText('Choose Play, then watch and listen.')).not.toBeNull();
  speak('I saw the rug.');
  expect(queryByText('Choose Play, then watch and listen.')).toBeNull();
});
