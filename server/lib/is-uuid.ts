const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would accept the text as a uuid; it fails on any other text. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
