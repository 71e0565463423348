/** "refundedCents" and "refunded_cents" as "refunded cents". */
export function nameInWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
}
