const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would take the text for a uuid, which it otherwise fails over. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
