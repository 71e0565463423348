import type { Break } from './break.ts';

/** The text of the file with the behavior taken away. @throws Error unless `find` occurs exactly once */
export function applyBreak(
  text: string,
  { file, find, replace }: Pick<Break, 'file' | 'find' | 'replace'>,
): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`its text occurs ${count} times in ${file}, not once`);
  return text.replace(find, () => replace);
}
