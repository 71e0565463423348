import type { ResponseOf } from '#contract/endpoint.ts';
import type { findRoom } from '#contract/together.ts';

/** What opens a room, and what it opens. */
export type FoundRoom = {
  given: { link: string } | { letters: string };
  room: ResponseOf<typeof findRoom>;
};
