import { expect, test } from 'vitest';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';
import { reporterOf } from './testing/reporter.ts';

const tested = await testApp();
const { open, askAfter } = reporterOf(tested);
const { exercises } = tested.services.content.game;

test('the report explains exercises missed at the first try or skipped, with sources, and no others', async () => {
  const { report } = await askAfter('1:✓ 2:x✓ 3:s 4:x 5:xxa 6:✓');
  const { text } = await readPdf((await open(report)).rawPayload);
  const shown = text.replaceAll(/\s+/g, ' ');
  const lessons = exercises.filter(({ exercise_id, title_after }) =>
    shown.includes(`Exercise ${exercise_id}: ${title_after}`),
  );
  expect(lessons.map(({ exercise_id }) => exercise_id)).toEqual([2, 3, 4, 5]);
  for (const { why, sources } of lessons) {
    expect(shown).toContain(why);
    for (const { source } of sources) expect(shown).toContain(source);
  }
});
