import { dictionary } from '@zxcvbn-ts/language-common';
import type { Text } from '#server/lib/language/text.ts';
import { fieldProblem, type Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import type { AccountRow } from '#server/tables/accounts.ts';
import { accountsMessages } from './messages.ts';
import { hashPassword } from './passwords.ts';

const minLength = 8;
/** Shorter names occur in too many good passwords. */
const minNameLength = 3;

/** The owner of the password: what others know about them is easy to guess. */
export type Owner = Partial<Pick<AccountRow, 'userName' | 'email' | 'name'>>;

const common = new Set(dictionary['passwords-common']);

const lettersAndDigits = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Why a password is too easy to guess, or null. The contract checks its length.
 * @param product the product's name: a password that is little more than it is rejected too
 */
export function weakness(password: string, product: string, owner: Owner = {}): Text | null {
  const plain = lettersAndDigits(password);
  const isOneCharacter = new Set(password).size === 1;
  if (isOneCharacter || common.has(password.toLowerCase()) || common.has(plain)) {
    return accountsMessages.passwordCommon;
  }
  const name = lettersAndDigits(product);
  if (plain.includes(name) && plain.replaceAll(name, '').length < minLength) {
    return accountsMessages.passwordLikeProduct({ product });
  }
  if (namesOf(owner).some((own) => /^\d*$/.test(plain.replace(own, '')) && plain.includes(own))) {
    return accountsMessages.passwordLikeOwner;
  }
  return null;
}

/** Username, email address, its part before the @, and the name: the whole, in both orders, and each word. */
function namesOf({ userName, email, name }: Owner): string[] {
  const words = (name ?? '').split(/\s+/);
  const all = [userName, email, email?.split('@')[0], name, words.toReversed().join(''), ...words];
  return all.map((own) => lettersAndDigits(own ?? '')).filter((own) => own.length >= minNameLength);
}

/** Why a password cannot be chosen, at `field`; null if it can. */
export function passwordProblem(
  { publicConfig }: Services,
  password: string,
  owner: Owner,
  field = 'password',
): Problem | null {
  const reason = weakness(password, publicConfig.brand.product, owner);
  return reason ? fieldProblem(field, reason) : null;
}

/** Checks a new password and hashes it. @throws Problem `validation` at `field`, with the reason */
export async function choosePassword(
  services: Services,
  password: string,
  owner: Owner,
  field?: string,
): Promise<string> {
  const problem = passwordProblem(services, password, owner, field);
  if (problem) throw problem;
  return hashPassword(password);
}
