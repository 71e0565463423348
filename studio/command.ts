import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Texts } from '#content/joined.ts';
import { type Language, languages, SOURCE } from '#content/languages.ts';
import { readTexts } from '#content/texts.ts';
import { writeAvatars } from './film/avatars.ts';
import { check } from './film/check/check.ts';
import { writeCutOuts } from './film/cut-outs.ts';
import { writeFourPeople } from './film/four-people.ts';
import { allJobs, chosenJobs, type Job } from './film/jobs.ts';
import { preview, stillShareOf } from './film/preview.ts';
import { progressBar } from './film/render/progress.ts';
import { changedJobs, render } from './film/render/render.ts';
import { missingTools } from './film/tools.ts';
import { CUT_OUTS, FOUR_PEOPLE, MEDIA_DIR } from './folders.ts';
import { filmedIn, filmIn } from './language.ts';
import { chosenLines, type SpokenLine, writtenLines } from './lines/lines.ts';
import { finishedClip, type Heard, listen, spokenLine } from './lines/listen.ts';
import { clipAsked, say, wordsTold } from './lines/say.ts';
import { countWords, undecidedWords, wordsToHear } from './lines/words.ts';
import { fetchVoice } from './setup/fetch-voice.ts';
import { VOICE_DIR, VOICE_FILES } from './setup/voice-files.ts';
import { theTongue } from './speech/synthesize.ts';

const USAGE = `npm run studio setup          fetches the voice: 100 MB, once
npm run studio say ex07 3     speaks one line, and plays it where ffplay is installed
npm run studio words [ids]    lists words that somebody has to decide or to hear
npm run studio listen [ids]   measures spoken lines: quality, misheard words, pace, melody (needs Python)
npm run studio preview ID     paints a contact sheet
npm run studio motion [ids]   tells in how many frames nothing moves (drawn without a voice)
npm run studio render [ids]   makes the clips that changed
npm run studio check [ids]    checks finished clips against every rule
npm run studio people         paints the people beside the question, and the four of the game's last picture

ids: exercise numbers (7), clip names (ex07_2, final), "coaching", "description" or "reveal"; all without any.
--language es    the films in another language
--out FOLDER     another folder than content/media;  --all  render also what is unchanged
--films          listen to finished clips;  --python PROGRAM  a Python with the packages for listening
Options come after --: npm run studio -- listen 7 --films`;

const OPTIONS = {
  out: { type: 'string', default: MEDIA_DIR },
  all: { type: 'boolean', default: false },
  language: { type: 'string', default: SOURCE },
  films: { type: 'boolean', default: false },
  python: { type: 'string', default: 'python3' },
} as const;

type Options = { out: string; all: boolean; films: boolean; python: string; language: string };

/** Ends the command with a message for people. */
function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function textsWithMarks(): Texts {
  const read = readTexts(join(MEDIA_DIR, '..'), { marks: true, language: filmedIn() });
  if (!read.ok) stop(read.faults.map(({ file, field, reason }) => `${file} ${field}: ${reason}`).join('\n'));
  return read.texts;
}

/** Stops before anything is made of lines with words that nobody has decided how to say. */
function sayable<Line extends SpokenLine>(lines: Line[]): Line[] {
  const undecided = undecidedWords(theTongue(), lines);
  if (undecided.length > 0) stop(undecided.join('\n'));
  return lines;
}

/** Whoever only draws needs no voice. */
function drawnJobs(asked: string[]): Job[] {
  return chosenJobs(allJobs(textsWithMarks()), asked);
}

const jobsAsked = (asked: string[]) => sayable(drawnJobs(asked));
const linesAsked = (asked: string[]) => sayable(chosenLines(writtenLines(textsWithMarks()), asked));

async function setupCommand(): Promise<void> {
  const faults = fetchVoice(VOICE_FILES, console.log);
  if (faults.length > 0) stop(faults.join('\n'));
  console.log(`The voice is in ${VOICE_DIR}:`);
  for (const { name, license } of VOICE_FILES) console.log(`${name}  ${license}`);
}

async function sayCommand(asked: string[]): Promise<void> {
  for (const line of linesAsked([clipAsked(asked)])) {
    const { file, speech } = await say(line);
    console.log(`${wordsTold(speech)}\n${file}`);
    if (process.stdout.isTTY) spawnSync('ffplay', ['-nodisp', '-autoexit', '-loglevel', 'error', file]);
  }
}

async function wordsCommand(asked: string[]): Promise<void> {
  const lines = linesAsked(asked);
  console.log(`${countWords(lines)} words can be said. Not from a checked source, to be heard once:`);
  for (const told of wordsToHear(theTongue(), lines)) console.log(told);
}

async function listenCommand(asked: string[], { films, out, python }: Options): Promise<void> {
  const heard: Heard[] = [];
  for (const line of films ? jobsAsked(asked) : linesAsked(asked)) {
    const one = films ? finishedClip(line, out) : await spokenLine(line);
    if (one) heard.push(one);
  }
  console.log(await listen(heard, python));
}

async function renderCommand(asked: string[], { out, all }: Options): Promise<void> {
  const jobs = jobsAsked(asked);
  const changed = all ? jobs : changedJobs(jobs, out);
  console.log(`${jobs.length} clips, ${changed.length} to make`);
  const failures = await render(changed, out, progressBar(changed, process.stdout));
  if (filmedIn() === SOURCE) await writeAvatars(out);
  if (failures.size > 0) stop([...failures].map(([clip, why]) => `${clip}: ${why}`).join('\n'));
}

async function checkCommand(asked: string[], { out }: Options): Promise<void> {
  const faults = await check(jobsAsked(asked), out, console.log);
  if (faults.length > 0) stop(`\n${faults.length} faults\n${faults.join('\n')}`);
  console.log('All clips are as they should be.');
}

async function previewCommand(asked: string[]): Promise<void> {
  if (!asked[0]) stop(USAGE);
  console.log(await preview(asked.join('-'), drawnJobs(asked)));
}

/** Told for each clip in which something should happen. */
async function motionCommand(asked: string[]): Promise<void> {
  for (const job of drawnJobs(asked).filter(({ role }) => role === 'scene' || role === 'reveal'))
    console.log(
      `${job.clip}: nothing moves in ${Math.round(100 * (await stillShareOf(job)))} % of its frames`,
    );
}

function languageAsked({ language }: Options): Language {
  const known = languages.find((one) => one === language);
  return known ?? stop(`"${language}" is no language of the content: ${languages.join(' or ')}`);
}

type Command = (asked: string[], options: Options) => Promise<void>;

const DRAWING: Record<string, Command> = { preview: previewCommand, motion: motionCommand };
const SPEAKING: Record<string, Command> = {
  say: sayCommand,
  words: wordsCommand,
  listen: listenCommand,
  render: renderCommand,
  check: checkCommand,
};

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [command = '', ...asked] = positionals;
  filmIn(languageAsked(values));
  if (command === 'people') {
    writeCutOuts(CUT_OUTS);
    return writeFourPeople(FOUR_PEOPLE);
  }
  if (command === 'setup') return setupCommand();
  const drawing = DRAWING[command];
  if (drawing) return drawing(asked, values);
  const speaking = SPEAKING[command];
  if (!speaking) stop(USAGE);
  const missing = missingTools();
  if (missing.length > 0) stop(`The studio is not ready:\n${missing.join('\n')}`);
  await speaking(asked, values);
}

await run().catch((error: Error) => stop(error.message));
