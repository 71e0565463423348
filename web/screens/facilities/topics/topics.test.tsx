// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type listTopics, makeHuddle, type TopicCell } from '#contract/facility-topics.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { HuddlePage } from './HuddlePage.tsx';
import { TopicsSection } from './TopicsSection.tsx';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const shown = (overlooked: number, firstTries: number, found?: number): TopicCell => ({
  looked: found === undefined ? null : { asked: 20, found },
  figures: { overlooked, firstTries },
  isPlayed: true,
});
type HeatMap = ResponseOf<typeof listTopics>;

const few: TopicCell = { looked: null, figures: null, isPlayed: true };
const none: TopicCell = { looked: null, figures: null, isPlayed: false };

const part = {
  ...{ topic: 'part-1', part: { part: 1, title: 'Recognizing Hazards' }, signal: null },
  picture: '/files/still.webp',
};
const heard = { topic: 'heard', part: null, signal: 'heard', picture: null } as const;

const heatMap: HeatMap = {
  units: [
    { unitId: 'm', name: 'Maple' },
    { unitId: null, name: null },
  ],
  topics: [
    { ...part, all: shown(3, 30, 14), units: [shown(3, 30), few] },
    { ...heard, all: shown(7, 12), units: [none, few] },
  ],
  weakest: 'heard',
};

const rowOf = (name: string) =>
  within(screen.getAllByRole('row', { name: new RegExp(`^${name}`) }).at(-1) as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each place of the table says its share in words and figures, or why there is none', async () => {
  renderInApp(<TopicsSection heatMap={heatMap} />);
  const table = within(screen.getByRole('table', { name: 'Parts of the game' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Topic', 'All together', 'Maple', 'No unit'],
  ]);
  expect(rowOf('Part 1')).toEqual([
    ...['14 of 20 places found10%3 of 30 overlooked', '10%3 of 30 overlooked', 'Too few to show'],
  ]);
  expect(rowOf('Signals you can hear')).toEqual([
    ...['58%7 of 12 overlooked', 'Not played yet', 'Too few to show'],
  ]);
});

test('a phone shows all together, or the unit that is chosen', async () => {
  renderInApp(<TopicsSection heatMap={heatMap} />);
  const choice = screen.getByLabelText('Show the figures of');
  const onPhone = () =>
    within(screen.getByRole('row', { name: /^Signals you can hear/ }))
      .getAllByRole('cell')
      .map((cell) => cell.dataset.onPhone);
  expect(onPhone()).toEqual(['true', 'false', 'false']);
  await userEvent.selectOptions(choice, 'No unit');
  expect(onPhone()).toEqual(['false', 'false', 'true']);
});

test('the huddle is about the weakest topic, or about another one that is chosen', async () => {
  fetched.mockImplementation(async () => Response.json({ address: 'https://example.org/huddle.pdf' }));
  const tab = { closed: false, opener: {}, close: vi.fn(), location: { replace: vi.fn() } };
  vi.stubGlobal('open', () => tab);
  renderInApp(<HuddlePage {...heatMap} />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Open the five-minute huddle' }));
  const lastBody = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body));
  expect(await screen.findByText('Together, they overlooked it in 7 of 12 first tries.')).toBeTruthy();
  await press();
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://example.org/huddle.pdf'));
  expect(String(fetched.mock.lastCall?.[0])).toContain(makeHuddle.path);
  expect(lastBody()).toMatchObject({ topic: 'heard' });
  await userEvent.click(screen.getByRole('button', { name: 'Choose another topic' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Part 1: Recognizing Hazards' }));
  await press();
  await vi.waitFor(() => expect(lastBody()).toMatchObject({ topic: 'part-1' }));
});

test('without a game there is no table, and a huddle all the same', () => {
  const unplayed = { ...part, all: none, units: [] };
  const nothing = { units: [], topics: [unplayed], weakest: null };
  renderInApp(
    <>
      <HuddlePage {...nothing} />
      <TopicsSection heatMap={nothing} />
    </>,
  );
  expect(screen.getByText(/^Nobody has played yet/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open the five-minute huddle' })).toBeTruthy();
});
