import { changeAccount } from '#contract/own-account.ts';
import type { User } from '#contract/user.ts';
import { send } from '../api/client.ts';

/** What was told last in this tab: a zone that the server does not know would be told on every page. */
let told: string | null = null;

/**
 * Tells the server the time zone of this browser when it knows another one, because it writes the days and hours of
 * emails and shared pages. Nothing depends on it at once, so failures are ignored.
 */
export async function tellTimeZone(user: User | null): Promise<void> {
  if (user === null || user.newPasswordRequired || user.twoStepsRequired || user.consentRequired) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const telling = `${user.userId} ${timeZone}`;
  if (!timeZone || timeZone === user.timeZone || told === telling) return;
  told = telling;
  await send(changeAccount, { body: { timeZone } }).catch(() => {
    told = null;
  });
}
