import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Room } from '#contract/game.ts';

/** In the order of the plan. */
export const roomNames: Record<Room, MessageDescriptor> = {
  kitchen: msg`Kitchen`,
  bathroom: msg`Bathroom`,
  bedroom: msg`Bedroom`,
  'living room': msg`Living room`,
  stairs: msg`Stairs`,
  'hall and doors': msg`Hall and doors`,
  outside: msg`Outside`,
  'with me': msg`With me`,
};
