/** From here on a follower jumps; below it plays a little faster or slower. */
export const seekFromSeconds = 0.3;

/** A jump takes time itself, so that a second one soon after it would chase its own delay. */
export const seekEveryMs = 5000;

const slowest = 0.95;
const fastest = 1.05;

/** So little nobody hears, and no clock can tell. */
const closeSeconds = 0.04;

export type Followed = {
  /** Where the leader's film is now, in seconds, and whether it plays. */
  target: number;
  isPlaying: boolean;
  /** How fast the leader's film plays. */
  rate: number;
  /** This screen's film. */
  position: number;
  isPaused: boolean;
  hasEnded: boolean;
  /** Nothing is pending: what was asked for last, a jump or a start, has happened. */
  isSettled: boolean;
  /** Milliseconds since the last jump; infinite before the first. */
  sinceSeekMs: number;
};

export type FollowStep = { play?: boolean; seek?: true; rate?: number };

/** What a follower's film does next to be where the leader's is. Pure. */
export function follow(now: Followed): FollowStep {
  const { target, position, isPlaying, isPaused, hasEnded, isSettled, sinceSeekMs, rate } = now;
  if (!isPlaying && !isPaused) return { play: false };
  if (!isSettled) return {};
  const behind = target - position;
  const isFar = Math.abs(behind) >= seekFromSeconds;
  if (isFar && sinceSeekMs >= seekEveryMs) return { seek: true, rate, ...(isPlaying && { play: true }) };
  if (!isPlaying) return {};
  if (isPaused && !hasEnded) return { play: true, rate };
  if (Math.abs(behind) < closeSeconds) return { rate };
  return { rate: rate * Math.min(fastest, Math.max(slowest, 1 + behind / 2)) };
}
