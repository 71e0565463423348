import { endpoints } from '#contract/endpoints.ts';
import { countSurveys } from '#server/surveys/count-surveys.ts';
import { reads } from '../action.ts';

/** How many people chose each answer; nothing about fewer than five people. */
export const listSurveyCounts = reads({
  name: 'survey counts',
  endpoint: endpoints.countSurveys,
  command: {
    description: 'how many people chose each answer of the surveys; nothing about fewer than five people',
  },
  run: async ({ services }) => {
    const questions = await countSurveys(services);
    return {
      response: { questions },
      rows: questions.flatMap(({ survey, question, options }) =>
        options.map(({ option, people }) => ({ survey, question, answer: option, people })),
      ),
    };
  },
});
