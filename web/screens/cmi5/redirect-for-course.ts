import { t } from '@lingui/core/macro';
import { paths } from '#contract/pages/paths.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { type RedirectRule, redirectForPlay } from '#web/shell/routing/redirect-rules.ts';
import { keepLaunch } from './waiting-launch.ts';

/** A course is for users who may play. The launch works once, so it waits until they may. */
export const redirectForCourse: RedirectRule = (user, search = '') => {
  const elsewhere = redirectForPlay(user);
  if (elsewhere !== null) keepLaunch(search);
  if (elsewhere === paths.home) {
    flashOnNextPage({ kind: 'info', text: t`Please log in here first. Then your course opens.` });
  }
  return elsewhere;
};
