import { randomInt } from 'node:crypto';
import { plainDigits } from '#contract/fields.ts';

/** Omits 0, O, 1, I and L, which look alike on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random code of this length, to be read from paper and typed. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Cyrillic and Greek letters, and the Latin ones beside which nobody tells them apart. */
const looks = { other: 'АВСЕНІЈКМОРЅТХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', latin: 'ABCEHIJKMOPSTXYABEZHIKMNOPTYX' };

/** A typed code without what a hand or a word processor adds: case, spaces, dashes, quotes and other marks do not count. */
export function typedCode(typed: string): string {
  return plainDigits(typed)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
      return looks.latin[looks.other.indexOf(letter)] ?? letter;
    });
}

const longCodeGroups = [4, 4, 4];

/** A random code of twelve characters in three groups: as hard to guess as a password that we hand out has to be. */
export const longCode = (): string => longCodeGroups.map(readableCode).join('-');

/** What was typed as `longCode` writes it. */
export function typedLongCode(typed: string): string {
  return typedCode(typed).replaceAll(/.{4}(?=.)/gu, '$&-');
}
