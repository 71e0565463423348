/** Fields of Stripe's objects: times in seconds since 1970, and objects that may stand as their id. */

export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

export function dateOfSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function dateOrNull(seconds: number | null): Date | null {
  return seconds === null ? null : dateOfSeconds(seconds);
}
