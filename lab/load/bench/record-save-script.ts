import pg from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import { hashToken } from '#server/accounts/tokens.ts';
import { buildApp } from '#server/app.ts';
import type { RunningServer } from '#server/create-services.ts';
import { saveOf } from '../bench-bodies.ts';
import { accountIdOf, benchPeople, tokenHashInSql, tokenOf } from '../bench-people.ts';

type Statement = { text: string; values: readonly unknown[] };

/**
 * A pgbench script of exactly the statements that the server sends for one save, recorded from a real one. The person,
 * the game, the exercise and the ids of save, visit and attempt differ each time, as in the load on the server.
 */
export async function recordSaveScript(running: RunningServer): Promise<string> {
  const { exercises } = running.services.content.game;
  const person = 1 + (benchPeople >> 1);
  const exercise = Math.min(37, exercises.length);
  // The first save of a game also creates its playthrough: the second one is like all that follow.
  await recordSave(running, person, exercise);
  const { statements, body } = await recordSave(running, person, exercise);
  const { save_id, exercise: sent } = body;
  const changing = new Map<unknown, string>([
    [hashToken(tokenOf(person)), tokenHashInSql(':person::text')],
    // The result of the first statement; a person's game has the same id.
    [accountIdOf(person), ':account_id'],
    [save_id, idOf('save')],
    [sent.visit_id, idOf('visit')],
    [sent.main[0]?.attempt_id, idOf('attempt')],
    [exercise, ':exercise::int'],
  ]);
  const [findSession = '', ...others] = statements.map((statement) => inlined(statement, changing));
  return [
    `\\set person random(1, ${benchPeople})`,
    `\\set exercise random(1, ${exercises.length})`,
    '\\set chance random(1, 9000000000000000)',
    `${findSession} \\gset`,
    ...others.map((statement) => `${statement};`),
    '',
  ].join('\n');
}

const idOf = (kind: string) => `md5('${kind} ' || :chance::text)::uuid`;

/** Sends one save through the whole server, without a port, and records the statements that reach the database. */
async function recordSave(running: RunningServer, person: number, exercise: number) {
  const statements: Statement[] = [];
  const pool = running.services.database.$client;
  const query = pool.query;
  pool.query = ((config: pg.QueryConfig, ...rest: [unknown[]]) => {
    statements.push({ text: config.text, values: rest[0] ?? config.values ?? [] });
    return Reflect.apply(query, pool, [config, ...rest]);
  }) as typeof query;
  const app = await buildApp(running);
  const { token, body } = saveOf(person, exercise);
  const response = await app.inject({
    method: 'POST',
    url: endpoints.saveAnswer.path,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
  pool.query = query;
  await app.close();
  if (response.statusCode !== 200) throw new Error(response.body);
  return { statements, body };
}

function inlined({ text, values }: Statement, changing: ReadonlyMap<unknown, string>): string {
  return (
    text
      // On one line a comment would hide what follows.
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/\$(\d+)/g, (_, number) => literal(values[Number(number) - 1], changing))
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

function literal(value: unknown, changing: ReadonlyMap<unknown, string>): string {
  const expression = changing.get(value);
  if (expression) return expression;
  return Array.isArray(value) && value.some((item) => changing.has(item))
    ? `array[${value.map((item) => literal(item, changing)).join()}]`
    : literalOf(value);
}

/** A value of a statement as PostgreSQL reads it in the statement itself. */
export function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(elementOf).join()}}`);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (typeof value === 'object') return pg.escapeLiteral(JSON.stringify(value));
  return typeof value === 'string' ? pg.escapeLiteral(value) : String(value);
}

const elementOf = (item: unknown) => (item === null ? 'null' : JSON.stringify(item));
