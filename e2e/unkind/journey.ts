import type { Page } from '@playwright/test';
import type { TestServer } from '../setup/server.ts';

/** What a journey runs on. */
export type Stage = { readonly page: Page; readonly server: TestServer };

/** What somebody does, in the words by which conditions name it. */
export type Does =
  | 'opens the form'
  | 'fills in the form'
  | 'signs up'
  | 'fills in the card'
  | 'pays'
  | 'opens the login'
  | 'logs in'
  | 'opens the film'
  | 'answers right'
  | 'goes on'
  | 'answers wrong'
  | 'answers wrong again'
  | 'pauses'
  | 'plays slower'
  | 'turns captions off'
  | 'skips'
  | 'saves and leaves'
  | 'opens the reports'
  | 'generates the report'
  | 'marks the plan'
  | 'opens the page to add'
  | 'chooses a file'
  | 'adds them'
  | 'makes the cards'
  | 'prints the cards'
  | 'opens the subscription'
  | 'cancels'
  | 'logs in again'
  | 'logs out'
  | "opens Today's Three"
  | 'looks first'
  | 'stops for today';

export type Step = {
  readonly does: Does;
  readonly act: () => Promise<unknown>;
  /** What the person sees then. */
  readonly sees: () => Promise<unknown>;
};

export type JourneyName =
  | 'try one exercise'
  | 'sign up with a facility code'
  | 'sign up and pay'
  | 'log in, answer right, wrong and wrong again'
  | 'pause, slower, captions, skip, save'
  | 'reports and plan'
  | 'import, cards, print'
  | 'cancel and log out'
  | "Today's Three";

/** What is done in each, in order. */
export const stepsOf: Readonly<Record<JourneyName, readonly Does[]>> = {
  'try one exercise': ['opens the film', 'answers right', 'goes on'],
  'sign up with a facility code': ['opens the form', 'fills in the form', 'signs up', 'logs in'],
  'sign up and pay': [
    ...(['opens the form', 'fills in the form', 'signs up'] as const),
    ...(['fills in the card', 'pays', 'goes on'] as const),
  ],
  'log in, answer right, wrong and wrong again': [
    ...(['opens the login', 'logs in', 'opens the film', 'answers right', 'goes on'] as const),
    ...(['answers wrong', 'answers wrong again'] as const),
  ],
  'pause, slower, captions, skip, save': [
    ...(['opens the login', 'logs in', 'opens the film', 'pauses', 'plays slower'] as const),
    ...(['turns captions off', 'skips', 'saves and leaves'] as const),
  ],
  'reports and plan': [
    'opens the login',
    'logs in',
    'opens the reports',
    'generates the report',
    'marks the plan',
  ],
  'import, cards, print': [
    ...(['opens the login', 'logs in', 'opens the page to add', 'chooses a file'] as const),
    ...(['adds them', 'makes the cards', 'prints the cards'] as const),
  ],
  'cancel and log out': [
    ...(['opens the login', 'logs in', 'opens the subscription'] as const),
    ...(['cancels', 'logs in again', 'logs out'] as const),
  ],
  "Today's Three": [
    ...(['opens the login', 'logs in', "opens Today's Three"] as const),
    ...(['looks first', 'answers right', 'stops for today'] as const),
  ],
};

/** Makes the people that it needs, and returns its steps. */
export type Journey = (stage: Stage) => Promise<readonly Step[]>;
