import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InstrumentId } from '#contract/operator-study.ts';

/** What participants read for the questions that are due. */
export const questionNames: Record<InstrumentId, MessageDescriptor> = {
  fab: msg`What you do every day`,
  shortFesI: msg`How you feel about falling`,
  falls: msg`Falls in the past month`,
  surveys: msg`The two surveys of the game`,
};
