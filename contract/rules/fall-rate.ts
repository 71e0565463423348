/** What staff counted in a place and a time. */
export type CountedFalls = { falls: number; residentDays: number };

/** Falls for 1,000 resident days, with one decimal; null without any resident day, where there is no rate. */
export function fallRate({ falls, residentDays }: CountedFalls): number | null {
  return residentDays > 0 ? Math.round((falls * 10_000) / residentDays) / 10 : null;
}

/** All of them together; null where nothing was counted. */
export function sumOfFalls(counts: readonly CountedFalls[]): CountedFalls | null {
  if (counts.length === 0) return null;
  return {
    falls: counts.reduce((sum, { falls }) => sum + falls, 0),
    residentDays: counts.reduce((sum, { residentDays }) => sum + residentDays, 0),
  };
}

/** How many days a month such as 2026-02 has. */
export function daysOfMonth(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
