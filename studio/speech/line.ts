import { fitToRecording, readRecording, recordingOf } from './recorded.ts';
import { speak } from './speak.ts';
import type { Speech } from './speech.ts';
import type { Speaker } from './voices.ts';

/** The sound of a clip: a human recording where there is one, otherwise the speaker's synthetic voice. */
export async function speechOf(clip: string, line: { speaker: Speaker; script: string }): Promise<Speech> {
  const synthetic = await speak(line.script, line.speaker);
  const recording = recordingOf(clip);
  return recording ? fitToRecording(synthetic, await readRecording(recording)) : synthetic;
}
