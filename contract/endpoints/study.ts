import { served } from '../endpoint.ts';
import * as study from '../study.ts';

export const studyEndpoints = {
  saveStudyConsent: served(study.saveStudyConsent, {
    purpose: 'Let researchers use what I did in the game, without my name, or stop that',
  }),
};
