import { minuteMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt } from '#server/lib/database/query.ts';
import { passkeyChallenges, type passkeyPurposes } from '#server/tables/two-steps.ts';
import { hashToken } from '../../tokens.ts';

/** How long the browser may take to use a passkey. */
export const passkeyMs = 5 * minuteMs;

/** Who may use a challenge, and for what: `holder` is the token of a login that waits, or the id of a session. */
export type PasskeyUse = {
  accountId: string;
  purpose: (typeof passkeyPurposes)[number];
  holder: string;
};

/** Stores a challenge that the browser is given; only its hash is stored. */
export async function storeChallenge(
  database: Database,
  challenge: string,
  { accountId, purpose, holder }: PasskeyUse,
  now: Date,
): Promise<void> {
  await database.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    accountId,
    purpose,
    holderHash: hashToken(holder),
    expiresAt: new Date(now.getTime() + passkeyMs),
  });
}

/**
 * Uses up the challenge that the browser has signed, in one statement, whether or not the signature turns out to be right.
 * @returns the challenge; null when it is not one of ours for this use
 */
export async function consumePasskeyChallenge(
  database: Database,
  clientDataJSON: string,
  { accountId, purpose, holder }: PasskeyUse,
  now: Date,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const consumed = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.accountId, accountId),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.holderHash, hashToken(holder)),
        gt(passkeyChallenges.expiresAt, now),
      ),
    );
  return consumed.rowCount === 1 ? challenge : null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
