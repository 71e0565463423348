/** The day on this device's clock, as a field of a date takes it. */
export function today(now = new Date()): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}
