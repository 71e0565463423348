import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTexts } from '#content/texts.ts';
import { writeAvatars } from './film/avatars.ts';
import { check } from './film/check/check.ts';
import { writeFourPeople } from './film/four-people.ts';
import { allJobs, chosenJobs, type Job } from './film/jobs.ts';
import { preview } from './film/preview.ts';
import { progressBar } from './film/render/progress.ts';
import { changedJobs, render } from './film/render/render.ts';
import { sceneFile } from './film/scene-files.ts';
import { INSTALL, missingTools } from './film/tools.ts';
import { FOUR_PEOPLE, MEDIA_DIR } from './folders.ts';

const USAGE = `npm run studio render [ids]   makes the clips that changed
npm run studio preview ID     paints a contact sheet
npm run studio check [ids]    checks finished clips against every rule
npm run studio people         paints the four people of the game's last picture

ids: exercise numbers (7), clip names (ex07_2, final), "coaching", "description" or "reveal"; all without any.
--out FOLDER  another folder than content/media;  --all  render also what is unchanged`;

/** Ends the command with a message for people. */
function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

async function jobsAsked(asked: string[]): Promise<Job[]> {
  const read = readTexts(join(MEDIA_DIR, '..'));
  if (!read.ok) stop(read.faults.map(({ file, field, reason }) => `${file} ${field}: ${reason}`).join('\n'));
  const drawn = read.texts.exercises.map(({ exercise_id }) => exercise_id).filter((id) => sceneFile(id));
  return chosenJobs(
    allJobs(read.texts, (id) => drawn.includes(id)),
    asked,
  );
}

async function renderCommand(asked: string[], folder: string, all: boolean): Promise<void> {
  const jobs = await jobsAsked(asked);
  const changed = all ? jobs : changedJobs(jobs, folder);
  console.log(`${jobs.length} clips, ${changed.length} to make`);
  const failures = await render(changed, folder, progressBar(changed, process.stdout));
  await writeAvatars(folder);
  if (failures.size > 0) stop([...failures].map(([clip, why]) => `${clip}: ${why}`).join('\n'));
}

async function checkCommand(asked: string[], folder: string): Promise<void> {
  const faults = await check(await jobsAsked(asked), folder, console.log);
  if (faults.length > 0) stop(`\n${faults.length} faults\n${faults.join('\n')}`);
  console.log('All clips are as they should be.');
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: MEDIA_DIR }, all: { type: 'boolean', default: false } },
  });
  const [command, ...asked] = positionals;
  if (command === 'people') return writeFourPeople(FOUR_PEOPLE);
  if (!command || !['render', 'preview', 'check'].includes(command)) stop(USAGE);
  const missing = missingTools();
  if (missing.length > 0) stop(`The studio needs ${missing.join(', ')}. On Debian:\n\n${INSTALL}`);
  if (command === 'render') await renderCommand(asked, values.out, values.all);
  if (command === 'check') await checkCommand(asked, values.out);
  if (command === 'preview') {
    if (!asked[0]) stop(USAGE);
    console.log(await preview(asked.join('-'), await jobsAsked(asked)));
  }
}

await run().catch((error: Error) => stop(error.message));
