import type { Tongue } from '../speech/pronounce.ts';
import { splitScript } from '../speech/spoken-words.ts';
import type { SpokenLine } from './lines.ts';

/** Words that nobody has decided how to say, with the clips that need them; one sentence each. */
export function undecidedWords(tongue: Tongue, jobs: readonly SpokenLine[]): string[] {
  const clips = new Map<string, string[]>();
  const add = (fault: string, clip: string) => clips.set(fault, [...(clips.get(fault) ?? []), clip]);
  for (const { clip, script } of jobs) {
    try {
      for (const { word, reason } of tongue.undecided(splitScript(script)))
        add(`"${word.toLowerCase()}" ${reason}`, clip);
    } catch (error) {
      add((error as Error).message, clip);
    }
  }
  return [...clips].map(([fault, needing]) => `${fault} (${[...new Set(needing)].join(', ')})`);
}

/** The words of lines that no checked source gives, each once. */
export function wordsToHear(tongue: Tongue, jobs: readonly SpokenLine[]): string[] {
  return [...new Set(jobs.flatMap(({ script }) => tongue.toHear(splitScript(script))))].sort();
}

/** How many different words some lines have. */
export function countWords(jobs: readonly SpokenLine[]): number {
  const words = jobs.flatMap(({ script }) =>
    splitScript(script).flatMap((sentence) => sentence.flatMap(({ spoken }) => spoken)),
  );
  return new Set(words.map((word) => word.toLowerCase())).size;
}
