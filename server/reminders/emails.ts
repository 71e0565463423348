import { paths } from '#contract/pages/paths.ts';
import { planOf } from '#contract/rules/plan.ts';
import { findConfirmedEmail } from '#server/accounts/find-confirmed-email.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import { readPlanChanges } from '#server/plans/read-plan-changes.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findReminders } from './find-reminders.ts';
import { makeStopAddress } from './stop-links.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';
import { adviceParagraphs, planPicture, readWeeklyContent } from './weekly-content.ts';

const texts = { en, es };

/** The emails that people choose. Each is rendered when it is sent; null once it is stopped or has nothing to say. */

/** What to look at again, and what is open in the plan. */
export async function renderWeekly(
  services: Services,
  { accountId, origin }: EmailJobOf<'weekly'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].weekly;
  const { database, publicConfig } = services;
  const to = await findConfirmedEmail(database, accountId);
  if (!to || !(await findReminders(database, accountId))?.weekly) return null;
  const content = await readWeeklyContent(services, accountId, language);
  if (!content) return null;
  const { reviews, plan, picture, advice } = content;
  return {
    to,
    subject: words.subject({ product: publicConfig.brand.product }),
    isFromRosa: true,
    paragraphs: [reviews.length > 0 ? words.reviews({ count: reviews.length }) : words.plan],
    action:
      reviews.length > 0
        ? { label: words.buttonReviews, address: page(paths.today) }
        : { label: words.buttonPlan, address: page(paths.plan) },
    picture,
    more: [
      ...(plan ? [words.fromPlan({ plan }), ...advice] : []),
      ...(reviews.length > 0 ? [words.waiting, ...reviews] : []),
    ],
    notes: [words.why],
    stopAddress: await makeStopAddress(services, accountId, 'weekly', origin),
  };
}

/** Asks how the chosen thing went, unless that has been said in the meantime. */
export async function renderFollowUp(
  services: Services,
  { accountId, origin, chosenAt, afterDays }: EmailJobOf<'followUp'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].followUp;
  const { database, clock, content } = services;
  const to = await findConfirmedEmail(database, accountId);
  if (!to || !(await findReminders(database, accountId))?.followUps) return null;
  const { chosen } = planOf(await readPlanChanges(services, accountId), clock.now());
  if (!chosen || chosen.chosenAt !== chosenAt || chosen.followUp !== afterDays) return null;
  const { game } = content.byLanguage[language];
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === chosen.exerciseId);
  const what = chosen.what || exercise?.title_after || '';
  return {
    to,
    subject: words.subject,
    isFromRosa: true,
    paragraphs: [words.lead],
    action: { label: words.button, address: page(paths.plan) },
    picture: planPicture(exercise, language),
    more: [
      afterDays === 7 ? words.choseWeek({ what }) : words.choseMonth({ what }),
      words.hand,
      ...adviceParagraphs(exercise),
    ],
    notes: [words.why],
    stopAddress: await makeStopAddress(services, accountId, 'followUps', origin),
  };
}
