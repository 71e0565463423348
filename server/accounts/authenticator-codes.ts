import { generateSecret, generateURI, verify } from 'otplib';
import { plainDigits } from '#contract/fields.ts';

/** Codes of an authenticator app: RFC 6238 with six digits, a new one every 30 seconds. */

export const stepSeconds = 30;

/** A new key for the app: 160 random bits in base32. */
export const newSecret = (): string => generateSecret({ length: 20 });

/** What a QR code tells the app. */
export function secretAddress(secret: string, product: string, userName: string): string {
  return generateURI({ issuer: product, label: userName, secret });
}

/** The time step of a code, at most one step from now; null when the code is not right. */
export async function findStep(secret: string, typed: string, now: Date): Promise<number | null> {
  const token = plainDigits(typed).replaceAll(/\D/g, '');
  if (token.length !== 6) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: stepSeconds });
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : null;
}
