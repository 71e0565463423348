import { currentSession } from '#web/data/session/current-session.ts';
import { learnersKey } from '#web/data/session/stored-session.ts';
import { deviceItems, tabItems } from '#web/lib/storage.ts';
import type { Launch } from './launch.ts';

/** Whether the user has said that they are the learner of this launch. Log Out forgets it. */
export function isKnownLearner({ actor }: Launch): boolean {
  return known().includes(nameOf(actor));
}

export function keepLearner({ actor }: Launch): void {
  items().set(learnersKey, JSON.stringify([...known(), nameOf(actor)]));
}

/** With the account, in case the learners of another one are still stored. */
function nameOf({ account }: Launch['actor']): string {
  return JSON.stringify([currentSession()?.userId, account.homePage, account.name]);
}

const known = (): string[] => JSON.parse(items().get(learnersKey) ?? '[]') as string[];

/** A shared computer keeps nothing after the tab is closed. */
const items = () => (currentSession()?.isShared ? tabItems : deviceItems);
