import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Study } from '#server/tables/study.ts';
import { studyMessages } from '../messages.ts';
import { readTexts } from '../studies.ts';

type Signature = { version: string; day: string };

/**
 * The newest text is signed, today. A day more or less is another time zone.
 * @throws Problem `conflict` for a text that has been replaced since it was shown, `validation` at the field `day`
 */
export async function checkSignature(
  database: Database,
  study: Study,
  { version, day }: Signature,
  now: Date,
): Promise<void> {
  const [newest] = await readTexts(database, study.id);
  if (newest?.version !== version) throw new Problem('conflict', studyMessages.studyTextChanged);
  const signedAt = Date.parse(`${day}T12:00:00Z`);
  if (Math.abs(signedAt - now.getTime()) > 1.5 * dayMs) throw fieldProblem('day', studyMessages.studyToday);
}
