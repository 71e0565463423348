/** Opens another page with a full load, in the place of this one. */
export function openInstead(address: string): void {
  location.replace(address);
}
