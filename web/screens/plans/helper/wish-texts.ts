import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HelperWish } from '#contract/helper.ts';

/** The same words as on the page behind the link: server/plans/texts/helper-page.en.ts. */
export const wishTexts: Record<HelperWish, MessageDescriptor> = {
  firstThing: msg`Do the first thing together with me.`,
  oneRoom: msg`Go through one room with me.`,
  tools: msg`Bring the tools, and do what I cannot do.`,
  askWeekly: msg`Ask me once a week how it goes.`,
};
