import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkFilms, checkWords } from './check.ts';
import { checkBothStates } from './checks/both-states.ts';
import { type Fault, faultLine } from './faults.ts';
import { FILMED } from './filmed.ts';
import type { Exercise } from './joined.ts';
import { loadContent, loadMedia } from './load.ts';
import { exerciseFile, exerciseWordsFile } from './names.ts';
import { rooms } from './schema.ts';
import { makeTestFolder } from './test-folder.ts';
import { readTexts } from './texts.ts';
import { checkToFilm } from './to-film.ts';

const repository = import.meta.dirname;

/** Returns what `npm run content check` finds in a folder. */
function faultsOf(folder: string): string[] {
  const read = readTexts(folder);
  const faults: Fault[] = read.ok
    ? [...checkWords(read.texts), ...checkFilms(folder, read.texts)]
    : read.faults;
  return faults.map(faultLine);
}

let folder: string;
/** What a test has changed in the folder: a copy of the folder for each test took longer than the tests. */
const before = new Map<string, Buffer>();
beforeAll(() => {
  folder = makeTestFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  for (const [path, bytes] of before) writeFileSync(path, bytes);
  before.clear();
});

/** The path of a file that this test changes or removes; it is as before for the next one. */
function changed(file: string): string {
  const path = join(folder, file);
  if (!before.has(path)) before.set(path, readFileSync(path));
  return path;
}

/** Changes one file of the test folder, like a mistake of an author. */
function edit(file: string, change: (source: string) => string): void {
  const path = changed(file);
  const source = readFileSync(path, 'utf8');
  const after = change(source);
  expect(after, 'the planted fault must change the file').not.toBe(source);
  writeFileSync(path, after);
}

/** Matches a text that goes over several lines of its file. */
function folded(text: string): RegExp {
  return new RegExp(text.replaceAll('.', '\\.').replaceAll(' ', '\\s+'));
}

test('the texts of the repository pass every check of words', () => {
  const read = readTexts(repository);
  expect(read.ok ? checkWords(read.texts).map(faultLine) : read.faults.map(faultLine)).toEqual([]);
});

test.skipIf(!existsSync(join(repository, 'media/manifest.json')))(
  'the films of the repository are complete and match their scripts, the list of what waits is true, and both states differ where they should',
  async () => {
    const read = readTexts(repository);
    if (!read.ok) throw new Error('the texts have faults');
    expect(checkFilms(repository, read.texts).map(faultLine)).toEqual([]);
    const loaded = loadMedia(repository, read.texts);
    if (!loaded.ok) throw new Error('the films have faults');
    expect(checkToFilm(repository, read.texts, loaded.media)).toEqual([]);
    expect(await checkBothStates(repository, read.texts, loaded.media)).toEqual([]);
  },
);

test('a movement of the film waits for a word that is said', () => {
  edit('texts/en/ex23.yaml', (yaml) => yaml.replace('sways: just', 'sways: never said'));
  expect(faultsOf(folder)).toEqual([
    'texts/en/ex23.yaml  beats.sways: nobody says "never said" in the moment',
  ]);
});

test('the placeholder content of tests has no fault', () => {
  expect(faultsOf(folder)).toEqual([]);
});

test('every room of a home has something to look for', () => {
  const read = readTexts(repository);
  const used = read.ok ? read.texts.exercises.map(({ room }) => room) : [];
  expect(rooms.filter((room) => !used.includes(room))).toEqual([]);
});

test('planted: a room that no home has', () => {
  edit('exercises/ex01.yaml', (yaml) => yaml.replace('room: kitchen', 'room: attic'));
  expect(faultsOf(folder).join()).toMatch(/^exercises\/ex01.yaml {2}room: /);
});

test('planted: an answer that is not offered', () => {
  edit('exercises/ex01.yaml', (yaml) => yaml.replace('answer: 3', 'answer: 4'));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex01.yaml  main.answer: 4 is not among the offered options',
    'exercises/ex01.yaml  main.answer: must be 3, which holds in the state of the course, scene',
  ]);
});

test.each([
  ['googlePlay', 'https://play.google.com/store/apps'],
  ['appleAppStore', 'https://www.apple.com/app-store/'],
])('planted: the front page of a store as %s', (name, address) => {
  edit('brand.yaml', (yaml) => yaml.replace(new RegExp(`${name}: .*`), `${name}: ${address}`));
  expect(faultsOf(folder)).toEqual([
    expect.stringContaining(`links.${name}: must be empty, or the app's own page`),
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.org/', '//example.org', 'AboutUs'])(
  'planted: the link of a page as %s',
  (address) => {
    edit('brand.yaml', (yaml) => yaml.replace(/resourceCentre: .*/, `resourceCentre: '${address}'`));
    expect(faultsOf(folder)).toEqual([
      'brand.yaml  links.resourceCentre: must be empty, a path such as /AboutUs, or an https address',
    ]);
  },
);

test.each(['javascript:alert(1)', 'http://example.org/'])('planted: evidence at %s', (address) => {
  edit('evidence.yaml', (yaml) => yaml.replace(/(addresses:\n\s*- ).*/, `$1'${address}'`));
  expect(faultsOf(folder)).toEqual([expect.stringMatching(/^evidence\.yaml .*(web address|not https)/)]);
});

test('planted: a part without the cards for whoever plays along', () => {
  edit('texts/en/talk.yaml', (yaml) => yaml.replace('\n8:', '\n9:'));
  expect(faultsOf(folder)).toEqual([
    expect.stringMatching(/^texts\/en\/talk.yaml {2}8: /),
    'texts/en/talk.yaml: Unrecognized key: "9"',
  ]);
});

test('planted: two cards in place of three', () => {
  edit('texts/en/talk.yaml', (yaml) => yaml.replace('    - What makes it easy to miss?\n', ''));
  expect(faultsOf(folder)).toEqual(['texts/en/talk.yaml  3.cards: must have three cards']);
});

test('planted: a question that is too long to be asked', () => {
  edit('texts/en/talk.yaml', (yaml) =>
    yaml.replace('easy to miss?', `easy to miss ${'in your house '.repeat(5)}?`),
  );
  expect(faultsOf(folder)).toEqual([
    expect.stringMatching(/^texts\/en\/talk\.yaml {2}3\.cards\.2: has \d+ words; at most 18$/),
  ]);
});

test('planted: a gap in the exercise ids', () => {
  rmSync(changed('exercises/ex17.yaml'));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex17.yaml  exercise_id: exercise 17 is missing: ids run from 1 to 50 without gaps',
  ]);
});

test('planted: only one person to choose', () => {
  edit('exercises/ex02.yaml', (yaml) =>
    yaml.replace('speaker: walter, is_selectable: true', 'speaker: walter, is_selectable: false'),
  );
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace(/ {4}short: "Cord in.*\n/, ''));
  expect(faultsOf(folder)[0]).toBe(
    'exercises/ex02.yaml  main.options: must offer two or more people to choose from',
  );
});

test('planted: an empty text', () => {
  edit('texts/en/ex05.yaml', (yaml) => yaml.replace(/why: >-\n(?: {2}.*\n)+/, "why: ' '\n"));
  expect(faultsOf(folder)).toContain('texts/en/ex05.yaml  why: must not be empty');
});

test('planted: a misspelt field', () => {
  edit('texts/en/ex08.yaml', (yaml) => yaml.replace('setting:', 'seting:'));
  expect(faultsOf(folder)[0]).toBe('texts/en/ex08.yaml  setting: is missing');
});

test('planted: evidence that does not exist', () => {
  edit('exercises/ex09.yaml', (yaml) => yaml.replace('E97', 'E999'));
  expect(faultsOf(folder)).toEqual(['exercises/ex09.yaml  evidence.1: E999 is not in evidence.yaml']);
});

test('planted: a coaching line without its name', () => {
  for (const file of ['coaching.yaml', 'texts/en/coaching.yaml'])
    edit(file, (yaml) => yaml.replace('right-you-got-it', 'right-you-have-it'));
  expect(faultsOf(folder)).toEqual(['coaching.yaml  clip: the line right-you-got-it is missing']);
});

test.each(['ex01_2.mp4', 'ex02_3.vtt', 'ex03.webp', 'ex01-look.jpg', 'walter.webp'])(
  'planted: the file %s is missing',
  (name) => {
    rmSync(changed(join('media', name)));
    const faults = faultsOf(folder);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults)
      expect(fault).toMatch(new RegExp(`^media/${name} {2}.*: the file is missing$`));
  },
);

test('planted: a clip that was never filmed', () => {
  edit('media/manifest.json', (json) => {
    const { ex03_4: _, ...others } = JSON.parse(json);
    return JSON.stringify(others);
  });
  expect(faultsOf(folder)).toEqual(['media/manifest.json  ex03_4: this clip is not filmed yet']);
});

test('planted: a picture without a described clip', () => {
  edit('media/manifest.json', (json) => {
    const { ex03_0: _, ...others } = JSON.parse(json);
    return JSON.stringify(others);
  });
  expect(faultsOf(folder)).toEqual(['media/manifest.json  ex03_0: this clip is not filmed yet']);
});

test('planted: a description that changed after it was filmed, reads too hard, and takes too long', () => {
  edit('texts/en/ex04.yaml', (yaml) =>
    yaml.replace(
      'scene: >-\n',
      `scene: >-\n    ${'The institutional accommodation demonstrates considerable untidiness. '.repeat(6)}\n`,
    ),
  );
  expect(faultsOf(folder)).toEqual([
    expect.stringMatching(/^texts\/en\/ex04\.yaml {2}visible\.scene: has \d+ words; at most 48$/),
    expect.stringMatching(/^texts\/en\/ex04\.yaml {2}visible\.scene: reads at grade \d+\.\d; at most 6/),
    'media/manifest.json  ex04_0.scriptHash: the script has changed since it was filmed: render this clip again',
  ]);
});

test('planted: a script that changed after it was filmed', () => {
  edit('texts/en/ex03.yaml', (yaml) => yaml.replace('it was lovely', 'it was a joy'));
  expect(faultsOf(folder)).toEqual([
    'media/manifest.json  ex03_1.scriptHash: the script has changed since it was filmed: render this clip again',
  ]);
});

test('planted: films that are too large together', () => {
  edit('media/manifest.json', (json) => json.replace(/"bytes":\d+/, '"bytes":100000000'));
  expect(faultsOf(folder)).toContain('media/manifest.json: the films have 100.0 MB together; at most 100');
});

test('planted: a film that does not match the manifest', () => {
  writeFileSync(changed('media/final.mp4'), 'another film');
  expect(faultsOf(folder)).toEqual([
    'media/manifest.json  final.fileHash: the film is not the one the manifest describes',
    expect.stringMatching(/^media\/manifest\.json {2}final\.bytes: the film has 12 bytes, not \d+$/),
  ]);
});

test('planted: a scene without a look box', () => {
  edit('media/manifest.json', (json) => {
    const { look: _, ...clip } = JSON.parse(json).ex02_1;
    return JSON.stringify({ ...JSON.parse(json), ex02_1: clip });
  });
  expect(faultsOf(folder)).toEqual(['media/manifest.json  ex02: no clip of this exercise has a look box']);
});

test('planted: the picture of the other state without a look box', () => {
  edit('media/manifest.json', (json) => {
    const { look: _, ...clip } = JSON.parse(json)['ex02_0-other'];
    return JSON.stringify({ ...JSON.parse(json), 'ex02_0-other': clip });
  });
  expect(faultsOf(folder)).toEqual([
    'media/manifest.json  ex02_0-other: the picture of this state has no look box',
  ]);
});

const stale = (clip: string) =>
  `media/manifest.json  ${clip}.scriptHash: the script has changed since it was filmed: render this clip again`;

test('planted: a claim of 27 words, and one of eleven', () => {
  edit('texts/en/ex40.yaml', (yaml) =>
    yaml.replace(folded('and at night, too.'), 'and at night, from when you get up to when you go.'),
  );
  edit('texts/en/ex41.yaml', (yaml) =>
    yaml.replace(
      /The label says 'pain reliever PM,'[\s\S]*?take\s+it\./,
      'The label says PM. Call your pharmacist before you take it.',
    ),
  );
  expect(faultsOf(folder)).toEqual(
    expect.arrayContaining([
      'texts/en/ex40.yaml  main.2.script: has 27 words; at most 26',
      'texts/en/ex41.yaml  main.3.script: has 11 words; at least 12',
      expect.stringMatching(/^texts\/en\/ex41.yaml {2}main: the claims are \d+ words apart; at most 3$/),
    ]),
  );
});

test('planted: a claim of one sentence', () => {
  edit('texts/en/ex08.yaml', (yaml) => yaml.replace(/the _hall_\. He\s+should/, 'the hall, so he should'));
  expect(faultsOf(folder)).toContain(
    'texts/en/ex08.yaml  main.2.script: must have two sentences: what is there, and what to do',
  );
});

test('planted: a text that reads too hard', () => {
  edit('texts/en/ex40.yaml', (yaml) =>
    yaml.replace('She wore the button.', 'Continuous accessibility necessitates uninterrupted wearability.'),
  );
  expect(faultsOf(folder)).toEqual([
    expect.stringMatching(/^texts\/en\/ex40\.yaml {2}why: reads at grade \d+\.\d; at most 6/),
    stale('ex40_5'),
  ]);
});

test('planted: wording that a safety rule bans', () => {
  edit('texts/en/ex40.yaml', (yaml) => yaml.replace('In a study of people', 'In a study of the elderly'));
  expect(faultsOf(folder)).toEqual([
    'texts/en/ex40.yaml  why: says "the elderly": say "older adults"',
    stale('ex40_5'),
  ]);
});

test('planted: another word than the list of terms has', () => {
  edit('texts/en/safety.yaml', (yaml) =>
    yaml.replace('footer: >-\n', 'footer: >-\n  Press Repeat and go on.\n'),
  );
  edit('texts/en/ex40.yaml', (yaml) => yaml.replace('In a study of', 'Press it. In a study of'));
  edit('texts/en/surveys.yaml', (yaml) => yaml.replace('Very sure', 'Very sure, like my neighbours'));
  expect(faultsOf(folder)).toEqual([
    'texts/en/surveys.yaml  surveys.s1.questions.s1q1.options.4: says "neighbours": the term is "the American spelling"',
    'texts/en/safety.yaml  footer: says "Press": the term is "tap"',
    'texts/en/safety.yaml  footer: says "go on": the term is "continue; keep playing"',
    stale('ex40_5'),
  ]);
});

/** What the checks of words find when the exercises are changed as an edition might be. */
function faultsWith(change: <E extends Exercise>(exercise: E) => E): string[] {
  const read = readTexts(folder);
  if (!read.ok) throw new Error('the texts have faults');
  return checkWords({ ...read.texts, exercises: read.texts.exercises.map(change) }).map(faultLine);
}

/** The exercise with the other answer. */
const turned = <E extends Exercise>(exercise: E): E => ({
  ...exercise,
  main: { ...exercise.main, answer: exercise.main.answer === 2 ? 3 : 2 },
});

test('planted: one position that is right too often and too often in a row', () => {
  expect(
    faultsWith((exercise) =>
      exercise.main.answer === 2 && exercise.exercise_id < 14 ? turned(exercise) : exercise,
    ),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^exercises {2}main.answer: option 3 is right in \d+ of 50; keep it from 45 to 55 %$/,
      ),
      expect.stringMatching(
        /^exercises {2}main.answer: the same position is right \d+ times in a row; at most 3$/,
      ),
    ]),
  );
});

test('planted: the careful claim is right too often, and stopping too', () => {
  const careful = ({ main }: Exercise) => main.options.find(({ stance }) => stance === 'stop')?.id;
  const faults = faultsWith((exercise) => {
    const answer = careful(exercise);
    return answer === undefined || answer === exercise.main.answer ? exercise : turned(exercise);
  });
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/guessing by caution is right in \d+(\.5)? of 50, not 22 to 28$/),
      'exercises  main.options: guessing by always stopping is right in 37 of 37, not 14 to 23',
      'exercises  main.options: guessing by always going on is right in 0 of 37, not 14 to 23',
      expect.stringMatching(
        /guessing by caution, unless it is less for good is right in \d+(\.5)? of 50; keep it from 19 to 31$/,
      ),
      'exercises  decides: going on is right in 0 exercises of 0 parts; at least 12 of 6',
    ]),
  );
});

test('planted: a phrase that the right claims say, and asking that is always right', () => {
  const saying = (words: string) =>
    faultsWith((exercise) => ({
      ...exercise,
      main: {
        ...exercise.main,
        options: exercise.main.options.map((option) =>
          option.id === exercise.main.answer ? { ...option, script: `${option.script} ${words}` } : option,
        ),
      },
    }));
  expect(saying('It could slip.')).toContain(
    'exercises  main.options: guessing by "names the harm" is right in 50 of 50; keep it from 19 to 31',
  );
  expect(saying('Ask the nurse.')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/guessing by asking for somebody is right in \d+(\.5)? of 50; keep/),
    ]),
  );
});

test('planted: words that give away what only looking should', () => {
  const unseen = ({ decides }: Exercise) => decides !== 'know';
  const faults = faultsWith((exercise) => ({
    ...exercise,
    main: {
      ...exercise.main,
      options: exercise.main.options.map((option) =>
        unseen(exercise) && option.id === exercise.main.answer
          ? { ...option, script: `Truly, ${option.script}` }
          : option,
      ),
    },
  }));
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^exercises {2}main.options: what should be seen or heard can be read: guessing by words is right in 41 of 41, more than 26$/,
      ),
    ]),
  );
});

test('planted: too little is decided by looking', () => {
  const read = readTexts(folder);
  if (!read.ok) throw new Error('the texts have faults');
  const exercises = read.texts.exercises.filter(
    (exercise) => exercise.decides === 'know' || exercise.exercise_id > 10,
  );
  expect(checkWords({ ...read.texts, exercises }).map(faultLine)).toContain(
    'exercises  decides: looking or hearing decides 32 exercises; at least 36',
  );
});

test('planted: somebody nobody knows, and somebody in an exercise where they do not belong', () => {
  edit('texts/en/ex20.yaml', (yaml) => yaml.replace('Mrs. Novak stands', 'Mrs. Begay stands'));
  edit('texts/en/ex13.yaml', (yaml) => yaml.replaceAll('Kelly', 'Dana'));
  expect(faultsOf(folder).filter((fault) => fault.includes('names'))).toEqual([
    'texts/en/ex13.yaml  visible.scene: names Dana, who belongs to 12 and 33 and 45 and 46 alone',
    'texts/en/ex13.yaml  visible.safe: names Dana, who belongs to 12 and 33 and 45 and 46 alone',
    'texts/en/ex20.yaml  visible: names Mrs. Begay, who is not in cast.yaml',
  ]);
});

test('planted: twins of different length, and twins that differ in many words', () => {
  edit('texts/en/ex03.yaml', (yaml) => yaml.replace('The rolling _table_ is', 'The old rolling table is'));
  edit('texts/en/ex18.yaml', (yaml) =>
    yaml.replace(
      folded('Get your balance, step to the flat side on the right, and go on.'),
      'Take a step to the side on the right, which is flat, then on.',
    ),
  );
  const faults = faultsOf(folder).filter((fault) => fault.includes('twin'));
  expect(faults).toEqual([
    'texts/en/ex03.yaml  main: twins: the claims, and the descriptions of the states, must have the same length',
    expect.stringMatching(/^texts\/en\/ex03.yaml {2}main: twins: the claims differ in \d+ words; at most 5$/),
    expect.stringMatching(/^texts\/en\/ex18.yaml {2}main: twins: the claims differ in \d+ words; at most 5$/),
  ]);
});

test('planted: a rug in the picture of another lesson, and in the state in which all is in order', () => {
  edit('exercises/ex05.yaml', (yaml) => yaml.replace('holds: 3', 'shows: [loose rug], holds: 3'));
  edit('exercises/ex01.yaml', (yaml) => yaml.replace('holds: 2', 'shows: [loose rug], holds: 2'));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex01.yaml  states.safe.shows: shows a loose rug, which is the lesson of 1 scene',
    'exercises/ex05.yaml  states.scene.shows: shows a loose rug, which is the lesson of 1 scene',
  ]);
});

test('planted: a word that gives the right claims away', () => {
  for (let id = 4; id <= 50; id += 2) {
    const structure = readFileSync(join(folder, exerciseFile(id)), 'utf8');
    const answer = /answer: (\d)/.exec(structure)?.[1];
    edit(exerciseWordsFile('en', id), (yaml) =>
      yaml.replace(
        new RegExp(`(\\n {2}${answer}:\\n {4}short: .*\\n {4}script: >-\\n {6})`),
        '$1Safely then. ',
      ),
    );
  }
  expect(faultsOf(folder)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /claims give the answer away: guessing by words is right in \d+ of 50, more than 31/,
      ),
    ]),
  );
});

test('planted: a claim without its short form, and a short form that is too short', () => {
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace(/^ {4}short: "Cord by.*\n/m, ''));
  expect(faultsOf(folder)).toContain('texts/en/ex02.yaml  main.2.short: is missing');
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace('  2:\n', '  2:\n    short: Leave it\n'));
  expect(faultsOf(folder)).toEqual(['texts/en/ex02.yaml  main.2.short: has 2 words; at least 3']);
});

test('planted: a short form of the scene', () => {
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace('  1:\n', '  1:\n    short: A new lamp here\n'));
  expect(faultsOf(folder)).toContain('texts/en/ex02.yaml  main.1: Unrecognized key: "short"');
});

test.each([
  [
    'a state that no claim describes',
    'holds: 3',
    'holds: 4',
    'states.scene.holds: 4 is no claim; it must be 2 or 3',
  ],
  [
    'the same claim in both states',
    'holds: 3',
    'holds: 2',
    'states: the same claim holds in both states; another one must hold in each',
  ],
  [
    'an answer of the other state',
    'answer: 2',
    'answer: 3',
    'main.answer: must be 2, which holds in the state of the course, safe',
  ],
  [
    'a stance that is missing',
    ', stance: go',
    '',
    'main.options: the stances are none and stop; they must be go and stop, or even twice',
  ],
  [
    'caution where looking decides',
    'stance: go',
    'careful: true, stance: go',
    'main.options: careful belongs to what knowledge decides; give each claim its stance instead',
  ],
])('planted: %s', (_case, before, after, fault) => {
  edit('exercises/ex02.yaml', (yaml) => yaml.replace(before, after));
  expect(faultsOf(folder)).toEqual([`exercises/ex02.yaml  ${fault}`]);
});

test('planted: a state without a description, and an exercise that nothing decides', () => {
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace(/ {2}safe: >-\n(?: {4}.*\n)+/, ''));
  edit('exercises/ex03.yaml', (yaml) => yaml.replace('decides: see', 'decides: taste'));
  expect(faultsOf(folder)).toEqual(
    expect.arrayContaining([
      'texts/en/ex02.yaml  visible.safe: is missing',
      expect.stringMatching(/^exercises\/ex03.yaml {2}decides: /),
    ]),
  );
});

test('planted: two careful claims, and a stance where knowledge decides', () => {
  edit('exercises/ex24.yaml', (yaml) =>
    yaml.replaceAll('is_selectable: true }', 'is_selectable: true, careful: true }'),
  );
  edit('exercises/ex25.yaml', (yaml) => yaml.replace('careful: true', 'stance: stop'));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex24.yaml  main.options: both claims are marked careful; mark one or none',
    'exercises/ex25.yaml  main.options: a stance belongs to what is seen or heard; mark the careful claim instead',
  ]);
});

test('planted: missing places, and places for a sound', () => {
  move(/decoys:\n(?: {2}.*\n)+/, exerciseFile);
  move(/places:\n(?: {2}.*\n)+/, (id) => exerciseWordsFile('en', id));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex04.yaml  decoys: is missing: what is seen can be pointed at',
    'exercises/ex11.yaml  decoys: what is heard cannot be pointed at',
  ]);

  function move(part: RegExp, fileOf: (id: number) => string): void {
    const found = part.exec(readFileSync(join(folder, fileOf(4)), 'utf8'))?.[0] ?? '';
    edit(fileOf(4), (yaml) => yaml.replace(found, ''));
    edit(fileOf(11), (yaml) => `${yaml}${found}`);
  }
});

test('planted: a decoy that reaches out of the picture', () => {
  edit('exercises/ex04.yaml', (yaml) => yaml.replace('width: 0.18', 'width: 0.9'));
  expect(faultsOf(folder)[0]).toBe('exercises/ex04.yaml  decoys.0: reaches out of the picture');
});

test('planted: a title and a prompt that name the signal before the choice', () => {
  edit('texts/en/ex08.yaml', (yaml) =>
    yaml
      .replace(/^title: .*$/m, 'title: The Walker')
      .replace(/Who is correct/, 'Where is the walker? Who is correct'),
  );
  expect(faultsOf(folder)).toEqual([
    'texts/en/ex08.yaml  title: says "walker", which names the signal before the choice',
    'texts/en/ex08.yaml  main.4.script: says "walker", which names the signal before the choice',
    expect.stringContaining('ex08_4.scriptHash'),
  ]);
});

test('planted: a moment that names the signal before the choice', () => {
  edit('texts/en/ex08.yaml', (yaml) =>
    yaml.replace('I want to vacuum in here', 'His walker is there. I want to vacuum'),
  );
  expect(faultsOf(folder)).toEqual([
    'texts/en/ex08.yaml  main.1.script: says "walker", which names the signal before the choice',
    stale('ex08_1'),
  ]);
});

test('planted: a fact from memory', () => {
  edit('evidence.yaml', (yaml) => yaml.replace(/(- id: E95\n[\s\S]*?checked: )read/, '$1memory'));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex02.yaml  evidence.1: E95 is from memory: only a fact that was read is shown to players',
  ]);
});

test('planted: a fact that reads too hard, an unsafe address, and a source that nothing cites', () => {
  edit('exercises/ex02.yaml', (yaml) => yaml.replace(', E95', ''));
  edit('texts/en/evidence.yaml', (yaml) =>
    yaml.replace(
      'Black ice is clear and hard to see;',
      'Transparent accumulations considerably deteriorate visibility;',
    ),
  );
  edit('evidence.yaml', (yaml) => yaml.replace('https://www.aao.org', 'http://www.aao.org'));
  expect(faultsOf(folder)).toEqual([
    expect.stringMatching(/^texts\/en\/evidence\.yaml {2}E72: reads at grade \d+\.\d; at most 8$/),
    expect.stringMatching(
      /^evidence\.yaml {2}\d+\.id: E95 is cited by no exercise and under no part: remove it, or cite it$/,
    ),
    expect.stringMatching(/^evidence\.yaml {2}\d+\.addresses: E97 leads to http:.*, which is not https$/),
  ]);
});

test('loaded content is frozen and has the filmed exercises with their look boxes', () => {
  const loaded = loadContent(folder);
  if (!loaded.ok) throw new Error('the test folder has faults');
  const { game, exercises } = loaded.content;
  expect(game.map((exercise) => exercise.exercise_id)).toEqual(
    Array.from({ length: FILMED }, (_, index) => index + 1),
  );
  expect(game.every((exercise) => exercise.look?.still.endsWith('-look.jpg'))).toBe(true);
  expect(exercises).toHaveLength(50);
  expect(() => {
    (game[0] as { title: string }).title = 'Another';
  }).toThrow(TypeError);
});

test('a folder without content gives a list of faults, not an exception', () => {
  const loaded = loadContent(join(folder, 'nothing-here'));
  expect(existsSync(join(folder, 'nothing-here'))).toBe(false);
  expect(loaded.ok ? [] : loaded.faults.map(faultLine)).toContain('parts.yaml: is missing or cannot be read');
});

test('the content version changes only with the claims, the answer, and the state of the course', () => {
  const version = () => {
    const read = readTexts(folder);
    return read.ok ? read.texts.exercises[6]?.version : undefined;
  };
  const first = version();
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  edit('texts/en/ex07.yaml', (yaml) => yaml.replace(/^title: .*$/m, 'title: Another Title'));
  edit('texts/en/ex07.yaml', (yaml) => yaml.replace('It rained hard', 'It snowed hard'));
  edit('texts/en/ex07.yaml', (yaml) => yaml.replace('The wood is dry.', 'The wood is old.'));
  expect(version()).toBe(first);
  edit('texts/en/ex07.yaml', (yaml) => yaml.replace('go down one step at a time', 'go down step by step'));
  const second = version();
  expect(second).not.toBe(first);
  edit('exercises/ex07.yaml', (yaml) =>
    yaml
      .replace('holds: 3', 'holds: 9')
      .replace('holds: 2', 'holds: 3')
      .replace('holds: 9', 'holds: 2')
      .replace('course: safe', 'course: scene'),
  );
  expect(version(), 'the same claims and answer in the other state').not.toBe(second);
});
