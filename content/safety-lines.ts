import type { Safety } from './joined.ts';

/** Returns the lines with the given ids, and whom to call if the exercise or survey is about an emergency. */
export function safetyLines(safety: Safety, ids: readonly string[], isAboutEmergency: boolean): string[] {
  const lines = safety.advice.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
  return isAboutEmergency ? [...lines, emergencyText(safety)] : lines;
}

/** Returns whom to call and when, one line each: the title, the signs with bullets, the note. */
export function emergencyText({ emergency }: Safety): string {
  const { title, signs, note } = emergency;
  return [title, ...signs.map((sign) => `• ${sign}`), note].join('\n');
}
