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

/** Makes the people that it needs, and returns its steps. */
export type Journey = (stage: Stage) => Promise<readonly Step[]>;
