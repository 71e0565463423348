import { t } from '@lingui/core/macro';
import { paths } from '#contract/pages/paths.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { type RedirectRule, redirectForPlay } from '#web/shell/routing/redirect-rules.ts';

/** A course is for users who may play. The launch works once: whoever has to log in first opens it again there. */
export const redirectForCourse: RedirectRule = (user) => {
  const elsewhere = redirectForPlay(user);
  if (elsewhere === paths.home) {
    const text = t`Please log in here first. Then open the part in your course again.`;
    flashOnNextPage({ kind: 'info', text });
  }
  return elsewhere;
};
