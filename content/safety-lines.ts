import type { Safety } from './schema.ts';

/** The lines that an exercise or survey names by their ids, then whom to call when it is about an emergency. */
export function safetyLines(safety: Safety, ids: readonly string[], isAboutEmergency: boolean): string[] {
  const lines = safety.advice.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
  return isAboutEmergency ? [...lines, emergencyText(safety)] : lines;
}

/** Whom to call and when, a line each: the title, the signs (each after a bullet), the note. */
export function emergencyText({ emergency }: Safety): string {
  const { title, signs, note } = emergency;
  return [title, ...signs.map((sign) => `• ${sign}`), note].join('\n');
}
