import { translatePage } from '#e2e/steps/translate-page.ts';
import type { Condition } from '../condition.ts';

export const translation: Condition = {
  name: 'the browser translates the page',
  arrange: translatePage,
  // It has begun before the app starts: React draws the page anew.
  expectedErrors: [/React error #418/],
  journeys: ['try one exercise', 'log in and answer'],
};
