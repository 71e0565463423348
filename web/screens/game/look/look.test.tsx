// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { BothPeople } from '../exercise/BothPeople.tsx';
import type { PlayEvent } from '../play/play-types.ts';
import { exerciseOf } from '../player/game-clips.ts';
import type { PlayController } from '../player/play-controller.ts';
import { Look } from './Look.tsx';

const game = buildGame(testContent);
const exercise = exerciseOf(game, 4);
const look = exercise.places?.find(({ is_look }) => is_look)?.name ?? '';
let events: PlayEvent[];

beforeEach(() => {
  events = [];
  const controller = { dispatch: (event: PlayEvent) => events.push(event) } as unknown as PlayController;
  renderInApp(<Look {...{ game, exercise, controller }} />);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const outcome = () => screen.getByRole('status').textContent;
/** The picture outside every place. */
const tapElsewhere = () => fireEvent.click(document.querySelector('button[aria-hidden]') as Element);

test('three places are named, in an order that does not tell which is right, and the title of the exercise is not shown', () => {
  const group = screen.getByRole('group', { name: 'Three places in the picture' });
  const names = [...group.querySelectorAll('button[aria-label]')].map((place) =>
    place.getAttribute('aria-label'),
  );
  expect(names).toEqual(names.toSorted());
  expect(names).toContain(look);
  expect(names).toHaveLength(3);
  expect(document.body.textContent).not.toContain(exercise.title);
  expect(document.body.innerHTML).not.toContain(exercise.signal_words);
  expect(document.querySelector('video, audio')).toBeNull();
});

test('a hit is said, the place is ringed, and Continue has the focus', () => {
  press(look);
  expect(outcome()).toBe(`Yes, here: ${look}.`);
  expect(screen.queryByRole('button', { name: look })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Continue');
  press('Continue');
  expect(events).toEqual([{ type: 'lookFirstEnded', result: 'hit', wasShown: false }]);
});

test('each miss is said anew and costs nothing; "Show me" shows the place', () => {
  const words = () => screen.getByRole('status').lastElementChild;
  tapElsewhere();
  const first = words();
  expect(outcome()).toBe('Not there. Try again, or use Show me.');
  act(tapElsewhere);
  expect(words()).not.toBe(first);
  press('Show me');
  expect(outcome()).toBe(`Here it is: ${look}.`);
  press('Continue');
  expect(events).toEqual([{ type: 'lookFirstEnded', result: 'missed', wasShown: true }]);
});

test('the second miss offers "Show me" in the main color', () => {
  const variant = () => screen.getByRole('button', { name: 'Show me' }).getAttribute('data-variant');
  tapElsewhere();
  expect(variant()).toBe('secondary');
  act(tapElsewhere);
  expect(variant()).toBe('primary');
});

test('before the film the two who will speak stand in the whole scene, which points at nothing', () => {
  const drawn = (isBefore: boolean) =>
    renderInApp(<BothPeople {...{ exercise, isBefore }} />)
      .container.querySelector('img')
      ?.getAttribute('src');
  expect(drawn(true)).toBe(exercise.main.options[0]?.poster_url);
  expect(drawn(false)).toBe(exercise.look?.still);
});
