/**
 * The text of a list as spreadsheets save it: UTF-8, what Excel calls Unicode text, or the letters of Windows in Western
 * Europe. What is none of them keeps the mark of unreadable letters, which the server names.
 */
export async function readList(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isSpreadsheet(bytes)
      ? new TextDecoder('utf-8').decode(bytes)
      : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Old spreadsheets begin with these bytes, new ones with "PK". */
const isSpreadsheet = ([first, second]: Uint8Array) =>
  (first === 0xd0 && second === 0xcf) || (first === 0x50 && second === 0x4b);
