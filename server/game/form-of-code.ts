import { createHash } from 'node:crypto';
import type { FormTime, TestForm } from '#contract/rules/parallel-forms.ts';

/**
 * The form that somebody answers before the course or after it. Half of all codes begin with form A; the hash keeps this apart
 * from a list that gives the arms of a study in turn.
 * @param code what stands for the person: a study code, or the id of the account
 */
export function formOfCode(code: string, time: FormTime): TestForm {
  const beginsWithA = (createHash('sha256').update(code).digest().at(0) ?? 0) < 128;
  return beginsWithA === (time === 'before') ? 'a' : 'b';
}
