import type { Lexicon } from '../speech/lexicon.ts';
import { readingIn, undecidedIn } from '../speech/pronounce.ts';
import { splitScript } from '../speech/spoken-words.ts';
import type { SpokenLine } from './lines.ts';

/** Words that nobody has decided how to say, with the clips that need them; one sentence each. */
export function undecidedWords(lexicon: Lexicon, jobs: readonly SpokenLine[]): string[] {
  const clips = new Map<string, string[]>();
  const add = (fault: string, clip: string) => clips.set(fault, [...(clips.get(fault) ?? []), clip]);
  for (const { clip, script } of jobs) {
    try {
      for (const { word, reason } of undecidedIn(lexicon, splitScript(script)))
        add(`"${word.toLowerCase()}" ${reason}`, clip);
    } catch (error) {
      add((error as Error).message, clip);
    }
  }
  return [...clips].map(([fault, needing]) => `${fault} (${[...new Set(needing)].join(', ')})`);
}

/** The words of lines that no checked entry of the lexicon gives, by where their sounds come from. */
export function wordsToHear(lexicon: Lexicon, jobs: readonly SpokenLine[]): string[] {
  const heard = new Map<string, Set<string>>();
  for (const sentence of jobs.flatMap(({ script }) => splitScript(script))) {
    const words = sentence.flatMap(({ spoken }) => spoken);
    words.forEach((word, at) => {
      const reading = readingIn(lexicon, words, at);
      if ('reason' in reading || reading.source === 'checked') return;
      const said = `${word.toLowerCase()} ${reading.plain}`;
      heard.set(reading.source, (heard.get(reading.source) ?? new Set()).add(said));
    });
  }
  return [...heard].map(([source, words]) => `${source} (${words.size}): ${[...words].sort().join(', ')}`);
}

/** How many different words some lines have. */
export function countWords(jobs: readonly SpokenLine[]): number {
  const words = jobs.flatMap(({ script }) =>
    splitScript(script).flatMap((sentence) => sentence.flatMap(({ spoken }) => spoken)),
  );
  return new Set(words.map((word) => word.toLowerCase())).size;
}
