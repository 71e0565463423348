import { safetyLines } from '#content/safety-lines.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { GivenAnswers } from '#contract/study-instruments.ts';
import { dayMs } from '#server/lib/clock.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type StudyConsentRow, studyResponses } from '#server/tables/study.ts';
import { studyMessages } from '../messages.ts';
import { getStudyRow, utcDay } from '../studies.ts';
import { findQuestions, type Questions } from './find-questions.ts';
import { dueNow, planned } from './month-plan.ts';
import { scoreOf } from './score.ts';

export type GivenToStudy = GivenAnswers & { byPhone: boolean; language: Language };

/**
 * Stores the answers of a participant to one instrument in one month; new ones replace those before. A participant answers
 * while it is asked; staff enter what is planned until now, at any time.
 * @returns what to do after a fall, if one was told
 * @throws Problem `conflict` for what is not planned or not loaded, `gone` for what is asked no longer, `validation` naming the item
 */
export async function storeAnswers(
  services: Services,
  consent: StudyConsentRow,
  given: GivenToStudy,
): Promise<{ advice: string[] }> {
  const { database, clock, content } = services;
  const now = clock.now();
  const { instruments } = await getStudyRow(database, consent.studyId);
  const { instrument, month, answers, falls, byPhone, language } = given;
  const isIt = (one: { instrument: string; month: number }) =>
    one.instrument === instrument && one.month === month;
  const plan = planned(instruments, consent.joinedAt).find(isIt);
  if (!plan || plan.from > now) throw new Problem('conflict', studyMessages.studyNotAskedNow);
  if (!byPhone && !dueNow(instruments, consent.joinedAt, [], now).some(isIt))
    throw new Problem('gone', studyMessages.studyQuestionsOver);
  const questions = await findQuestions(services, instrument, language);
  checkAnswers(questions, answers);
  const told = checkFalls(questions, given, consent.joinedAt, now);
  const score = questions.file && scoreOf(questions.file, answers);
  const asked = { version: questions.version, language: questions.language };
  const response = { ...asked, answers, falls: told, score, byPhone, answeredAt: now };
  await database
    .insert(studyResponses)
    .values({ accountId: consent.accountId, instrument, month, ...response })
    .onConflictDoUpdate({
      target: [studyResponses.accountId, studyResponses.instrument, studyResponses.month],
      set: response,
    });
  const hasFallen = answers.fell === 1 && instrument === 'falls';
  return {
    advice:
      hasFallen || falls.length > 0 ? safetyLines(content.byLanguage[language].safety, ['fall'], true) : [],
  };
}

/** @throws Problem `validation` at the item that is not asked, or whose answer is not offered */
function checkAnswers({ items }: Questions, answers: GivenAnswers['answers']): void {
  for (const [id, value] of Object.entries(answers)) {
    const item = items.find((one) => one.id === id);
    if (!item) throw fieldProblem(`answers.${id}`, studyMessages.studyNotAsked);
    if (value !== null && !item.options.some((option) => option.value === value))
      throw fieldProblem(`answers.${id}`, studyMessages.studyAnswerNotOffered);
  }
}

/** The falls that are told, with days between joining and today. @throws Problem `validation` naming the fall */
function checkFalls(
  { asksForFalls }: Questions,
  { answers, falls }: GivenAnswers,
  joinedAt: Date,
  now: Date,
): GivenAnswers['falls'] {
  if (falls.length === 0) return [];
  if (!asksForFalls || answers.fell !== 1) throw fieldProblem('falls', studyMessages.studyFallsWithYes);
  for (const [index, { day }] of falls.entries()) {
    if (day !== null && day < utcDay(joinedAt))
      throw fieldProblem(`falls.${index}.day`, studyMessages.studyDayBefore);
    // A day ahead is another time zone.
    if (day !== null && day > utcDay(new Date(now.getTime() + dayMs)))
      throw fieldProblem(`falls.${index}.day`, studyMessages.studyDayNotOver);
  }
  return falls;
}
