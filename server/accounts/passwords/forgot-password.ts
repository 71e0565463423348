import type { forgotPassword as endpoint } from '#contract/passwords.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import type { Call, Handler, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { type EmailJobOf, enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findByName } from '../find-account.ts';
import { accountsMessages } from '../messages.ts';

/** The email links to the pages for the kind of account (docs/product-decisions.md#reset-path and #after-reset). */
export function forgotPassword(kind: EmailJobOf<'reset'>['kind']): Handler<typeof endpoint, Services> {
  return (services, call) => requestLink(services, call, kind);
}

/**
 * Neither the response nor its time shows whether there is such an account (#forgot-password). Requests from many addresses
 * cannot fill a mailbox: after some emails an hour no more are sent, and the last one still works.
 */
async function requestLink(
  services: Services,
  { body, address, device, origin, language }: Call<typeof endpoint>,
  kind: EmailJobOf<'reset'>['kind'],
): Promise<Spoken<typeof endpoint>> {
  await services.limits.count('forgotPassword', address);
  const account = await findByName(services.database, body.email);
  const isEnough = await hasEnoughEmails(services, account?.id ?? body.email.toLowerCase());
  const accountId = account && !account.deletionRequestedAt && !isEnough ? account.id : null;
  await services.database.transaction(async (tx) => {
    await recordEvent(services, tx, { kind: 'reset_requested', accountId, address, device });
    await enqueueEmail(services, tx, { template: 'reset', accountId, kind, origin, language });
  });
  return { message: accountsMessages.resetSent };
}

async function hasEnoughEmails({ limits }: Services, whose: string): Promise<boolean> {
  try {
    await limits.count('resetEmails', whose);
    return false;
  } catch (rejection) {
    if (rejection instanceof Problem) return true;
    throw rejection;
  }
}
