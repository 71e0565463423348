import { t } from '@lingui/core/macro';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type * as z from 'zod/mini';
import type {
  newPasskey,
  passkeyCreation,
  passkeyRequest,
  usedPasskey,
} from '#contract/two-steps-passkey.ts';

/** The browser's own dialogs for passkeys. @throws Error with a message for the user when they were closed */

export async function askForPasskey(
  request: z.output<typeof passkeyRequest>,
): Promise<z.input<typeof usedPasskey>> {
  const optionsJSON = request as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON }).catch(notUsed) as Promise<z.input<typeof usedPasskey>>;
}

export async function createPasskey(
  creation: z.output<typeof passkeyCreation>,
): Promise<z.input<typeof newPasskey>> {
  const optionsJSON = creation as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON }).catch(notUsed) as Promise<z.input<typeof newPasskey>>;
}

function notUsed(): never {
  throw new Error(t`No passkey was used. Please try again.`);
}
