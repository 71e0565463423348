import type { Page } from '@playwright/test';
import { film } from './game.ts';
import { guestFilm } from './together.ts';

/** Where a film is, by its element, and when that was by the clock of this machine. */
type Position = { file: string; seconds: number; at: number; isPaused: boolean };

export const positionOf = (element: HTMLVideoElement): Position => ({
  file: element.getAttribute('src') ?? '',
  seconds: element.currentTime,
  at: performance.timeOrigin + performance.now(),
  isPaused: element.paused,
});

/** How far two films are from each other, in seconds; null while they are different ones or only one of them plays. */
export function secondsBetween(led: Position, followed: Position): number | null {
  if (led.file !== followed.file || led.isPaused !== followed.isPaused) return null;
  const between = led.isPaused ? 0 : (followed.at - led.at) / 1000;
  return Math.abs(followed.seconds - led.seconds - between);
}

/** How far a guest's film is from the player's, by the elements of both pages on one machine. */
export async function filmDifference(player: Page, guest: Page): Promise<number | null> {
  return secondsBetween(
    ...(await Promise.all([film(player).evaluate(positionOf), guestFilm(guest).evaluate(positionOf)])),
  );
}

/** The value below which 95 % are. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
