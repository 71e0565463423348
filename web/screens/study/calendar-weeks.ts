/** The days of a month in weeks from Sunday on, as numbers; null before its first day and after its last. Pure. */
export function calendarWeeks(year: number, month: number): (number | null)[][] {
  const before = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = 7 * week + weekday - before + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}
