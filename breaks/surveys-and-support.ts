import type { Break } from './break.ts';

/** Surveys, feedback and the contact form. */
export const breaks: readonly Break[] = [
  {
    behavior: 'Nobody answers a survey for somebody else',
    file: 'server/surveys/submit-survey.ts',
    find: "  if (body.userId !== accountId) throw new Problem('forbidden', 'You can only answer for yourself.');\n",
    replace: '',
    noticedBy: 'server/surveys/surveys.test.ts',
    title: 'nobody answers for somebody else',
  },
  {
    behavior: 'A late retry of a survey does not bring its old answers back',
    file: 'server/surveys/submit-survey.ts',
    find: '        setWhere: sql`not ${surveyResponses.operations} && excluded.idempotency_keys`,\n',
    replace: '',
    noticedBy: 'server/surveys/surveys.test.ts',
    title: 'a late retry',
  },
  {
    behavior: 'Feedback sent again with the same key is kept once',
    file: 'server/support/give-feedback.ts',
    find: 'operation: body.operation ?? null,\n      accountId',
    replace: 'operation: null,\n      accountId',
    noticedBy: 'server/support/give-feedback.test.ts',
    title: 'a retry with the same idempotency key is stored once',
  },
  {
    behavior: 'A contact form filled by a machine is not kept',
    file: 'server/support/contact-us.ts',
    find: '  if (body.website) return { message: thanks };\n',
    replace: '',
    noticedBy: 'server/support/contact-us.test.ts',
  },
  {
    behavior: 'The surveys are offered once a session',
    file: 'web/surveys/survey-turn.ts',
    find: 'exerciseId >= surveyExercise && !wasOffered && ',
    replace: 'exerciseId >= surveyExercise && ',
    noticedBy: 'web/surveys/survey-turn.test.ts',
  },
  {
    behavior: 'The game goes on when the surveys cannot be read',
    file: 'web/surveys/survey-queries.ts',
    find: '.catch(() => [])',
    replace: '',
    noticedBy: 'web/surveys/survey-queries.test.ts',
  },
  {
    behavior: 'The same words sent again carry the same key',
    file: 'web/support/send-once.ts',
    find: '  if (unsent?.words !== words) unsent =',
    replace: '  unsent =',
    noticedBy: 'web/support/send-once.test.ts',
  },
  {
    behavior: 'A closed survey keeps its ticks',
    file: 'web/surveys/SurveyDialog.tsx',
    find: 'useState(surveyDraft.read)',
    replace: 'useState<ReturnType<typeof surveyDraft.read>>({})',
    noticedBy: 'web/surveys/use-survey-turn.test.tsx',
    title: 'comes back with it',
  },
  {
    behavior: 'Typed feedback outlives its closed dialog',
    file: 'web/support/FeedbackDialog.tsx',
    find: "{ feedback: '' }, feedbackDraft)",
    replace: "{ feedback: '' }, feedbackDraft && undefined)",
    noticedBy: 'e2e/journeys/play/feedback.spec.ts',
    title: 'nothing typed is lost',
  },
];
