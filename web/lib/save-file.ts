/** Safari and Firefox read the file after the press that saves it. */
const keptMs = 60_000;

/** Saves a text, or bytes, as a file of this name, as if the browser had downloaded it. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
