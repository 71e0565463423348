/** The parts of PostgreSQL's plan (`explain (format json)`) that say how a table is read. */
export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

/** Nodes that ask the first of those below them for no more rows than they are asked for. */
const passOnLimit = ['Limit', 'LockRows', 'Nested Loop', 'Result', 'Subquery Scan', 'Append', 'Merge Append'];

/**
 * The tables that a plan reads from beginning to end, by themselves or by an index without a condition and a limit.
 * @param partialIndexes indexes of a part of their table: to read one whole is no fault
 */
export function tablesReadWhole(plan: Plan, partialIndexes: readonly string[] = []): string[] {
  const inPlan = (
    {
      'Node Type': type,
      'Relation Name': table = 'a table',
      'Index Name': index = '',
      'Index Cond': condition,
      Plans: below = [],
    }: Plan,
    isLimited: boolean,
  ): string[] => {
    const isByIndex = type === 'Index Scan' || type === 'Index Only Scan';
    const isByAllOfIndex =
      isByIndex && condition === undefined && !isLimited && !partialIndexes.includes(index);
    const isLimitedBelow = type === 'Limit' || (isLimited && passOnLimit.includes(type));
    return [
      ...(type === 'Seq Scan' || isByAllOfIndex ? [table] : []),
      ...below.flatMap((next, at) => inPlan(next, isLimitedBelow && at === 0)),
    ];
  };
  return inPlan(plan, false);
}

/** The tables for which a plan has no index. */
export function tablesWithoutIndex({ 'Node Type': type, ...plan }: Plan): string[] {
  const own = type === 'Seq Scan' ? [plan['Relation Name'] ?? 'a table'] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(tablesWithoutIndex)];
}

/** Whether a statement has a plan. */
export const hasPlan = (statement: string) => /^\s*(select|insert|update|delete|with)\b/i.test(statement);

/** A statement in one line, to be recognized. */
export function shortened(statement: string): string {
  const line = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 157)}...`;
}
