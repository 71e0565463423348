import { readFileSync } from 'node:fs';
import { fieldProblem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { hashPassword } from './passwords.ts';

const shortest = 8;

const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#')),
);

const lettersAndDigits = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Why a password is too easy to guess, or null. Its length is the contract's matter.
 * @param product the product's name: a password that is little else is refused too
 */
export function weakness(password: string, product: string): string | null {
  if (common.has(password.toLowerCase())) {
    return 'This password is one of the most common ones. Please choose another.';
  }
  const plain = lettersAndDigits(password);
  const name = lettersAndDigits(product);
  if (plain.includes(name) && plain.replaceAll(name, '').length < shortest) {
    return `This password is too close to the name ${product}. Please choose another.`;
  }
  return null;
}

/** Checks a new password and hashes it. @throws Problem `validation` at `field`, saying why */
export async function choosePassword(
  { publicConfig }: Services,
  password: string,
  field = 'password',
): Promise<string> {
  const reason = weakness(password, publicConfig.brand.product);
  if (reason) throw fieldProblem(field, reason);
  return hashPassword(password);
}
