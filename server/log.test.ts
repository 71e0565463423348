import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { describeError } from './log.ts';

const { db } = await testDatabase();

test('a failed query is logged with its code and place, and without the values that people sent', async () => {
  const error = await db.execute(sql`select ${'rose@example.org'} from nowhere`).catch((reason) => reason);
  expect(error.message).toContain('rose@example.org');
  const described = describeError(error);
  expect(described).toMatchObject({
    message: 'Failed query: select $1 from nowhere',
    stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    cause: { code: '42P01', message: 'relation "nowhere" does not exist' },
  });
  expect(JSON.stringify(described)).not.toContain('rose@example.org');
});
