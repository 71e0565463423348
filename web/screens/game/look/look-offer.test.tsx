// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { getSettings } from '#web/data/settings.ts';
import { renderInApp } from '#web/testing/render.tsx';
import type { PlayEvent } from '../play/play-types.ts';
import { exerciseOf } from '../player/game-clips.ts';
import type { PlayController } from '../player/play-controller.ts';
import { LookOffer } from './LookOffer.tsx';

const game = buildGame(testContent);

test.each([
  ['Try it', true],
  ['Leave it off', false],
])('"%s" is kept, and the question is not asked again', (name, isTried) => {
  const events: PlayEvent[] = [];
  const controller = { dispatch: (event: PlayEvent) => events.push(event) } as unknown as PlayController;
  renderInApp(<LookOffer exercise={exerciseOf(game, 4)} controller={controller} />);
  expect(screen.getByRole('heading', { name: 'New: look before you listen' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(events).toEqual([{ type: 'lookOfferAnswered', isTried }]);
  expect(getSettings()).toMatchObject({ lookFirst: isTried, lookAsked: true });
});
