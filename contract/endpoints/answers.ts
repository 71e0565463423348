import * as answers from '../answers.ts';
import { served } from '../endpoint.ts';

export const answerEndpoints = {
  saveAnswer: served(answers.saveAnswer, {
    purpose: 'Save answer (save game)',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  listAnswers: served(answers.listAnswers, {
    purpose: "All games' answers; the last game is the current one",
    problems: ['too_many_requests'],
  }),
  resumeGame: served(answers.resumeGame, {
    purpose: 'Resume game: where the person stopped',
    problems: ['not_found', 'subscription_required', 'facility_ended'],
  }),
};
