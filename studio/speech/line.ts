import { worded } from '../language.ts';
import { fitToRecording, readRecording, recordingOf } from './recorded.ts';
import { speak } from './speak.ts';
import type { Speech } from './speech.ts';
import { synthesize, theTongue } from './synthesize.ts';
import { type Caller, type Speaker, VOICES } from './voices.ts';

/** A line in somebody's synthetic voice. */
export function spokenBy(who: Speaker | Caller, script: string): Promise<Speech> {
  return speak(script, worded(VOICES)[who], { tongue: theTongue(), speaking: synthesize });
}

/**
 * The sound of a clip: a human recording where there is one, otherwise the speaker's synthetic voice.
 * @throws Error that names a recording that cannot stand for the line
 */
export async function speechOf(clip: string, line: { speaker: Speaker; script: string }): Promise<Speech> {
  const synthetic = await spokenBy(line.speaker, line.script);
  const recording = recordingOf(clip);
  if (!recording) return synthetic;
  try {
    return fitToRecording(synthetic, await readRecording(recording));
  } catch (error) {
    throw new Error(`${recording}: ${(error as Error).message}. Record it again, or delete it`);
  }
}
