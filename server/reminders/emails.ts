import { paths } from '#contract/pages/paths.ts';
import { planOf } from '#contract/rules/plan.ts';
import { findConfirmedEmail } from '#server/accounts/find-confirmed-email.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import { readPlanChanges } from '#server/plans/read-plan-changes.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findReminders } from './find-reminders.ts';
import { makeStopAddress } from './stop-links.ts';
import { adviceParagraphs, planPicture, readWeeklyContent } from './weekly-content.ts';

/** The emails that people choose. Each is rendered when it is sent; null once it is stopped or has nothing to say. */

/** What to look at again, and what is open in the plan. */
export async function renderWeekly(
  services: Services,
  { accountId, origin }: EmailJobOf<'weekly'>,
): Promise<EmailContent | null> {
  const { database, publicConfig } = services;
  const to = await findConfirmedEmail(database, accountId);
  if (!to || !(await findReminders(database, accountId))?.weekly) return null;
  const content = await readWeeklyContent(services, accountId);
  if (!content) return null;
  const { reviews, plan, picture, advice } = content;
  return {
    to,
    subject: `Your week with ${publicConfig.brand.product}`,
    isFromRosa: true,
    paragraphs: [
      reviews.length > 0
        ? `Rosa here. ${reviews.length === 1 ? 'One thing is' : `${reviews.length} things are`} waiting for another look, whenever you like.`
        : 'Rosa here. One thing in your plan is still open. Take all the time you need.',
    ],
    action:
      reviews.length > 0
        ? { label: "Open Today's three", address: origin + paths.today }
        : { label: 'Open my plan', address: origin + paths.plan },
    picture,
    more: [
      ...(plan ? [`From your plan: ${plan}`, ...advice] : []),
      ...(reviews.length > 0 ? ['These are waiting for another look:', ...reviews] : []),
    ],
    notes: ['You get this email once a week because you asked for it.'],
    stopAddress: await makeStopAddress(services, accountId, 'weekly', origin),
  };
}

/** Asks how the chosen thing went, unless that has been said in the meantime. */
export async function renderFollowUp(
  services: Services,
  { accountId, origin, chosenAt, afterDays }: EmailJobOf<'followUp'>,
): Promise<EmailContent | null> {
  const { database, clock, content } = services;
  const to = await findConfirmedEmail(database, accountId);
  if (!to || !(await findReminders(database, accountId))?.followUps) return null;
  const { chosen } = planOf(await readPlanChanges(services, accountId), clock.now());
  if (!chosen || chosen.chosenAt !== chosenAt || chosen.followUp !== afterDays) return null;
  const exercise = content.game.exercises.find(({ exercise_id }) => exercise_id === chosen.exerciseId);
  return {
    to,
    subject: 'How did it go with your plan?',
    isFromRosa: true,
    paragraphs: ['Rosa here. You chose one thing for your home. Is it done? Not yet is fine too.'],
    action: { label: 'Open my plan', address: origin + paths.plan },
    picture: planPicture(exercise),
    more: [
      `You chose this ${afterDays === 7 ? 'a week' : 'four weeks'} ago: ${chosen.what || exercise?.title_after}`,
      'And if you need a hand, your plan shows who can help.',
      ...adviceParagraphs(exercise),
    ],
    notes: ['You get this email because you asked for it.'],
    stopAddress: await makeStopAddress(services, accountId, 'followUps', origin),
  };
}
