import type { Services } from '#server/services/services.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';

/** The token in the newest invitation to run a facility that was sent to this address. */
export async function readInvitation(services: Services, email: string): Promise<string> {
  const invitations = (await emailsTo(services, email)).filter(({ subject }) =>
    subject.startsWith('Help run'),
  );
  return tokenIn(invitations[0], '/administratorInvitation');
}
