/** Days as operators write and read them: 2027-01-31 is its first instant, in UTC. */

export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
