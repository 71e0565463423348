// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSettings } from '#web/data/settings.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { HowToHear } from './HowToHear.tsx';

const sample = { video_url: '/please.mp4', captions_url: '/please.vtt' };
const onChosen = vi.fn();
let played: number;

beforeEach(() => {
  played = 0;
  onChosen.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    played += 1;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

test('nothing sounds before a press; each speed is heard when it is pressed, also the one that is chosen', async () => {
  renderInApp(<HowToHear sample={sample} onChosen={onChosen} />);
  expect(played).toBe(0);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Normal', 'Slower', 'Slowest']);
  await userEvent.click(screen.getByRole('radio', { name: 'Normal' }));
  expect(played).toBe(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Slower' }));
  expect(played).toBe(2);
  expect(getSettings().speechRate).toBe(0.9);
});

test('captions are on unless somebody turns them off, and the question is not asked again', async () => {
  renderInApp(<HowToHear sample={undefined} onChosen={onChosen} />);
  const captions = screen.getByRole('checkbox', { name: 'Show captions under the films' });
  expect((captions as HTMLInputElement).checked).toBe(true);
  expect(getSettings().soundAsked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Start the film' }));
  expect(onChosen).toHaveBeenCalledOnce();
  expect(getSettings().soundAsked).toBe(true);
});
