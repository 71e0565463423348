/** The part that we use of a package without types. */
declare module 'fontkit' {
  export type Font = { hasGlyphForCodePoint(codePoint: number): boolean };
  export function openSync(path: string): Font;
}
