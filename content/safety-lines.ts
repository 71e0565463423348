import type { Safety } from './schema.ts';

/** The lines that an exercise or survey names by their ids, then whom to call when it is about an emergency. */
export function safetyLines(safety: Safety, ids: readonly string[], isAboutEmergency: boolean): string[] {
  const lines = safety.advice.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
  return isAboutEmergency ? [...lines, safety.emergency.text] : lines;
}
