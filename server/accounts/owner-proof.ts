import { minuteMs } from '#server/lib/clock.ts';
import { and, eq } from '#server/lib/database/query.ts';
import { type Text, textsOf } from '#server/lib/language/text.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type AccountRow, accounts, sessions } from '#server/tables/accounts.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { en } from './texts/owner-proof.en.ts';
import { es } from './texts/owner-proof.es.ts';
import type { TypedAt } from './verify-password.ts';

/** How long a session counts as the owner's after an emailed link, a passkey or a login verified it. */
export const ownerMs = 30 * minuteMs;

const sentences = {
  byPassword: textsOf('accounts.byPassword', { en: en.byPassword, es: es.byPassword }),
  byLink: textsOf('accounts.byLink', { en: en.byLink, es: es.byLink }),
  byLogin: textsOf('accounts.byLogin', { en: en.byLogin, es: es.byLogin }),
};

type Sentences = (typeof sentences)['byPassword'];
type Chosen = (sentences: Sentences) => Text;

type Given = TypedAt & {
  caller: { accountId: string; sessionId: string };
  body: { currentPassword?: string | undefined };
};

/**
 * Verifies that the holder of a session is the owner, who may have left it open on a shared tablet: by the current
 * password, or by an emailed link to the current address that was opened before.
 * @param choose the sentence for the requested action, of those for each way to show it
 * @throws Problem `validation` or `wrong_credentials` at `currentPassword`, or `too_many_requests`
 */
export async function requireOwner(services: Services, call: Given, choose: Chosen): Promise<void> {
  const { caller, body } = call;
  const { accountId, sessionId } = caller;
  if (body.currentPassword) {
    return checkOwnPassword(services, accountId, body.currentPassword, call, 'currentPassword');
  }
  const [account] = await services.database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('The account is gone.');
  if (await findOwnerSeconds(services, account, sessionId)) return;
  throw fieldProblem('currentPassword', whatIsMissing(account, choose));
}

/**
 * For how many seconds this session needs no password because the owner was verified. A number of seconds, because the
 * clock of a tablet may be wrong by hours. The owner of an account without a password and without a confirmed address can only be verified by a login.
 */
export async function findOwnerSeconds(
  { database, clock }: Services,
  account: AccountRow,
  sessionId: string,
): Promise<number> {
  const [session] = await database
    .select({ ownerUntil: sessions.ownerUntil, startedAt: sessions.startedAt })
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), eq(sessions.id, sessionId)));
  if (!session) return 0;
  const byLogIn = isVerifiedByLogIn(account) ? session.startedAt.getTime() + ownerMs : 0;
  const until = Math.max(byLogIn, session.ownerUntil?.getTime() ?? 0);
  return Math.max(0, Math.ceil((until - clock.now().getTime()) / 1000));
}

function isVerifiedByLogIn({ passwordHash, emailVerifiedAt }: AccountRow): boolean {
  return passwordHash === null && emailVerifiedAt === null;
}

function whatIsMissing(account: AccountRow, choose: Chosen): Text {
  if (account.passwordHash !== null) return choose(sentences.byPassword);
  return choose(account.emailVerifiedAt ? sentences.byLink : sentences.byLogin);
}
