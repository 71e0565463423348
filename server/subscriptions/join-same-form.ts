import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import type {
  individualFacebookRegister,
  individualGoogleRegister,
  individualRegister,
} from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import { logIn } from '#server/accounts/log-in/log-in.ts';
import { accounts } from '#server/accounts/tables.ts';
import type { Call } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { paymentOperations } from './tables.ts';

type SignUpCall = Call<
  typeof individualRegister | typeof individualGoogleRegister | typeof individualFacebookRegister
>;

const tries = 20;
const lookAgainMs = 100;
const justNowMs = 120_000;

/**
 * The second of two clicks finds the address taken by the first. Where the same form is paying for the account of this
 * address, and the password opens it, both are one sign-up. @throws Problem what the sign-up threw, in every other case
 */
export async function joinSameForm(
  services: Services,
  { body, address, device }: SignUpCall,
  refusal: unknown,
): Promise<Answer<typeof individualRegister>> {
  const isTaken = refusal instanceof Problem && refusal.code === 'email_taken';
  if (!isTaken || !('password' in body) || !body.operation) throw refusal;
  const { email, password, shared, operation } = body;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const made = await findJustMade(services, email, operation);
    if (!made) throw refusal;
    if (made.isPaying) return logIn(services, { body: { email, password, shared }, address, device });
    await sleep(lookAgainMs);
  }
  throw refusal;
}

/** An account of this address that was made just now, and whether this form pays for it. */
async function findJustMade({ database, clock }: Services, email: string, form: string) {
  const [made] = await database
    .select({ operation: paymentOperations.id })
    .from(accounts)
    .leftJoin(
      paymentOperations,
      and(eq(paymentOperations.accountId, accounts.id), eq(paymentOperations.form, form)),
    )
    .where(
      and(
        eq(sql`lower(${accounts.email})`, email.toLowerCase()),
        gt(accounts.createdAt, new Date(clock.now().getTime() - justNowMs)),
      ),
    );
  return made && { isPaying: made.operation !== null };
}
