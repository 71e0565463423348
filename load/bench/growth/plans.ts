/** The parts of PostgreSQL's plan (`explain (format json)`) that say how a table is read. */
export type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** The tables that a plan reads from beginning to end. */
export function tablesReadWhole(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? 'a table'] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(tablesReadWhole)];
}

/** Whether a statement has a plan. */
export const hasPlan = (statement: string) => /^\s*(select|insert|update|delete|with)\b/i.test(statement);

/** A statement in one line, to be recognized. */
export function shortened(statement: string): string {
  const line = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 157)}...`;
}
