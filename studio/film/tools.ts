import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VOICES } from '../speech/voices.ts';

const VOICE_FOLDERS = ['/usr/share/RHVoice/voices', '/usr/local/share/RHVoice/voices'];

/** How to get everything that is missing; the voices are in Debian's section non-free, which is off by default. */
export const INSTALL = `sudo sed -i 's/^Components: main$/Components: main non-free/' /etc/apt/sources.list.d/debian.sources && sudo apt-get update && sudo apt-get install -y ffmpeg rhvoice rhvoice-english`;

const runs = (program: string, option: string) => spawnSync(program, [option]).error === undefined;

/** Describes the tools that the studio needs and this machine lacks. */
export function missingTools(): string[] {
  const programs = [
    ['ffmpeg', '-version'],
    ['ffprobe', '-version'],
    ['RHVoice-test', '--version'],
  ].flatMap(([program = '', option = '']) => (runs(program, option) ? [] : [`the program ${program}`]));
  const voices = Object.values(VOICES).flatMap(({ profile }) =>
    VOICE_FOLDERS.some((folder) => existsSync(join(folder, profile))) ? [] : [`the voice ${profile}`],
  );
  return [...programs, ...voices];
}
