import { mostStudyCodes, type StudyArm } from '#contract/operator-study.ts';
import { typedCode } from '#server/lib/readable-code.ts';

export type CodeOfList = { code: string; arm: string | null };

const codePattern = /^[\p{L}\p{N}]{5,20}$/u;

/** Ways to separate the two fields of a line: as spreadsheets save and copy them. */
const separators = /[,;\t]/;

/**
 * Reads the trial's own list: a line for each person, with the arm where the list says it. Pure.
 * @returns the codes as they are compared, or what is wrong with the first line that cannot be read
 */
export function readCodes(
  list: string,
  arms: readonly StudyArm[],
  isArmListed: boolean,
): { codes: CodeOfList[] } | { fault: string } {
  const lines = list.split(/\r?\n/).map((line) => line.trim());
  const codes = new Map<string, CodeOfList>();
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const [typed = '', arm = '', ...more] = line.split(separators).map((field) => field.trim());
    const code = typedCode(typed);
    const fault = faultOf(code, arm, more.length > 0);
    if (fault) return { fault: `Line ${index + 1}: ${fault}` };
    codes.set(code, { code, arm: isArmListed ? arm : null });
  }
  if (codes.size === 0) return { fault: 'The list has no codes.' };
  if (codes.size > mostStudyCodes) return { fault: `At most ${mostStudyCodes.toLocaleString('en')} codes.` };
  return { codes: [...codes.values()] };

  function faultOf(code: string, arm: string, hasMore: boolean): string | null {
    if (!codePattern.test(code)) return 'a code has 5 to 20 letters and digits.';
    if (codes.has(code)) return `${code} is in the list twice.`;
    if (hasMore) return 'a line has a code and at most one arm.';
    if (!isArmListed && arm !== '') return 'permuted blocks decide the arm, so the list must not.';
    if (isArmListed && !arms.some(({ id }) => id === arm)) return `there is no arm "${arm}".`;
    return null;
  }
}
