/** The end of a receipt's id, in two groups of four that can be read out on the phone. */
export function receiptNumber(id: string): string {
  const end = id.slice(-8).toUpperCase();
  return `${end.slice(0, -4)} ${end.slice(-4)}`.trim();
}
