import { spawnSync } from 'node:child_process';
import { filmedIn } from '../language.ts';
import { fileFault, VOICE_FILES } from '../setup/voice-files.ts';

/** Whether a program is on this machine. @param option something it answers and then ends */
export const runs = (program: string, option: string): boolean =>
  spawnSync(program, [option], { stdio: 'ignore' }).error === undefined;

/** What the studio needs and this machine lacks, each with what to do about it. */
export function missingTools(): string[] {
  const programs = ['ffmpeg', 'ffprobe'].filter((program) => !runs(program, '-version'));
  const reader = filmedIn() === 'es' && !runs('espeak-ng', '--version');
  return [
    ...(reader
      ? ['espeak-ng, which reads Spanish, cannot be run: on Debian, sudo apt-get install -y espeak-ng']
      : []),
    ...(programs.length > 0
      ? [
          `${programs.join(' and ')} cannot be run: on Debian, sudo apt-get update && sudo apt-get install -y ffmpeg`,
        ]
      : []),
    ...VOICE_FILES.flatMap((file) => fileFault(file) ?? []),
  ];
}
