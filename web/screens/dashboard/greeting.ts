import type { User } from '#contract/user.ts';

type DayTime = 'morning' | 'afternoon' | 'evening';

/** The time of day by the hour of the reader's clock, 0 to 23. */
export function dayTimeAt(hour: number): DayTime {
  if (hour < 4 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** The first name, else the username; null for an email address or digits, which are no way to greet a person. */
export function greetedName(user: Pick<User, 'name' | 'userName'> | null): string | null {
  const name = user?.name?.trim().split(/\s+/)[0] || user?.userName || null;
  return name && /[@\d]/.test(name) ? null : name;
}
