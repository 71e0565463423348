import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFilms, checkWords } from './check.ts';
import { type Fault, faultLine } from './faults.ts';
import { FILMED } from './filmed.ts';
import { fileHash, scriptHash } from './hashes.ts';
import { loadContent } from './load.ts';
import { rooms } from './schema.ts';
import { makeTestFolder } from './test-folder.ts';
import { readTexts } from './texts.ts';

const repository = import.meta.dirname;

/** Returns what `npm run content check` finds in a folder. */
function faultsOf(folder: string): string[] {
  const read = readTexts(folder);
  const faults: Fault[] = read.ok
    ? [...checkWords(read.texts), ...checkFilms(folder, read.texts, false)]
    : read.faults;
  return faults.map(faultLine);
}

let unchanged: string;
let folder: string;
// To copy a folder takes a fifth of the time that making one takes.
beforeAll(() => {
  unchanged = makeTestFolder();
});
afterAll(() => rmSync(unchanged, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(unchanged, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Changes one file of the test folder, like a mistake of an author. */
function edit(file: string, change: (source: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, 'the planted fault must change the file').not.toBe(before);
  writeFileSync(path, after);
}

test('the texts of the repository pass every check of words', () => {
  const read = readTexts(repository);
  expect(read.ok ? checkWords(read.texts).map(faultLine) : read.faults.map(faultLine)).toEqual([]);
});

test.skipIf(!existsSync(join(repository, 'media/manifest.json')))(
  'the films of the repository are complete and match their scripts, unless an edition is being filmed',
  () => {
    const read = readTexts(repository);
    if (!read.ok) throw new Error('the texts have faults');
    expect(checkFilms(repository, read.texts).map(faultLine)).toEqual([]);
  },
);

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
  expect(faultsOf(folder)).toEqual(['exercises/ex01.yaml  main.answer: 4 is not among the offered options']);
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

test('planted: a gap in the exercise ids', () => {
  rmSync(join(folder, 'exercises/ex17.yaml'));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex17.yaml  exercise_id: exercise 17 is missing: ids run from 1 to 50 without gaps',
  ]);
});

test('planted: only one person to choose', () => {
  edit('exercises/ex02.yaml', (yaml) =>
    yaml.replace(
      'character: Walter\n      is_selectable: true',
      'character: Walter\n      is_selectable: false',
    ),
  );
  expect(faultsOf(folder)[0]).toBe(
    'exercises/ex02.yaml  main.options: must offer two or more people to choose from',
  );
});

test('planted: an empty text', () => {
  edit('exercises/ex05.yaml', (yaml) => yaml.replace(/why: >-\n(?: {2}.*\n)+/, "why: ' '\n"));
  expect(faultsOf(folder)).toContain('exercises/ex05.yaml  why: must not be empty');
});

test('planted: a misspelt field', () => {
  edit('exercises/ex08.yaml', (yaml) => yaml.replace('setting:', 'seting:'));
  expect(faultsOf(folder)[0]).toMatch(/^exercises\/ex08\.yaml {2}setting: .*expected string/);
});

test('planted: evidence that does not exist', () => {
  edit('exercises/ex09.yaml', (yaml) => yaml.replace('- E70', '- E99'));
  expect(faultsOf(folder)).toEqual(['exercises/ex09.yaml  evidence.1: E99 is not in evidence.yaml']);
});

test('planted: a coaching line without its name', () => {
  edit('coaching.yaml', (yaml) => yaml.replace('- clip: right-you-got-it', '- clip: right-you-have-it'));
  expect(faultsOf(folder)).toEqual(['coaching.yaml  clip: the line right-you-got-it is missing']);
});

test.each(['ex01_2.mp4', 'ex02_3.vtt', 'ex03.webp', 'ex01-look.jpg', 'walter.webp'])(
  'planted: the file %s is missing',
  (name) => {
    rmSync(join(folder, 'media', name));
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
  edit('exercises/ex03.yaml', (yaml) =>
    yaml.replace(
      'visible: >-\n',
      `visible: >-\n  ${'The institutional accommodation demonstrates considerable untidiness. '.repeat(6)}\n`,
    ),
  );
  expect(faultsOf(folder)).toEqual([
    expect.stringMatching(/^exercises\/ex03\.yaml {2}visible: has \d+ words; at most 48$/),
    expect.stringMatching(/^exercises\/ex03\.yaml {2}visible: reads at grade \d+\.\d; at most 6/),
    'media/manifest.json  ex03_0.scriptHash: the script has changed since it was filmed: render this clip again',
  ]);
});

test('planted: a script that changed after it was filmed', () => {
  edit('exercises/ex03.yaml', (yaml) => yaml.replace('My family came to visit', 'My nephew came to visit'));
  expect(faultsOf(folder)).toEqual([
    'media/manifest.json  ex03_1.scriptHash: the script has changed since it was filmed: render this clip again',
  ]);
});

test('a script that changed is no fault while an edition is being filmed', () => {
  edit('exercises/ex03.yaml', (yaml) => yaml.replace('My family came to visit', 'My nephew came to visit'));
  const read = readTexts(folder);
  if (!read.ok) throw new Error('the texts have faults');
  expect(checkFilms(folder, read.texts, true)).toEqual([]);
});

test('planted: a film that does not match the manifest', () => {
  writeFileSync(join(folder, 'media/final.mp4'), 'another film');
  expect(faultsOf(folder)).toEqual([
    'media/manifest.json  final.fileHash: the film is not the one the manifest describes',
    expect.stringMatching(/^media\/manifest\.json {2}final\.bytes: the film has 12 bytes, not \d+$/),
  ]);
});

/** Enters a fifth clip of exercise 1, as the studio does when it has filmed it. */
function filmReason(script: string): void {
  const film = Buffer.from('the reason');
  edit('media/manifest.json', (json) =>
    JSON.stringify({
      ...JSON.parse(json),
      ex01_5: {
        scriptHash: scriptHash({ character: 'Presenter', script }),
        fileHash: fileHash(film),
        seconds: 5,
        bytes: film.byteLength,
        captions: 'ex01_5.vtt',
        poster: 'ex01.webp',
        transcript: 'The reason.',
      },
    }),
  );
  writeFileSync(join(folder, 'media/ex01_5.mp4'), film);
  writeFileSync(join(folder, 'media/ex01_5.vtt'), 'WEBVTT');
}

test('a filmed reason needs the still of the scene made safe, and must say the reason', () => {
  const read = readTexts(folder);
  if (!read.ok) throw new Error('the texts have faults');
  filmReason(read.texts.exercises[0]?.why ?? '');
  expect(faultsOf(folder)).toEqual(['media/ex01-safe.jpg  safe still: the file is missing']);
  writeFileSync(join(folder, 'media/ex01-safe.jpg'), 'a still');
  expect(faultsOf(folder)).toEqual([]);
  filmReason('Another reason.');
  expect(faultsOf(folder)).toEqual([
    'media/manifest.json  ex01_5.scriptHash: the script has changed since it was filmed: render this clip again',
  ]);
});

test('planted: a scene without a look box', () => {
  edit('media/manifest.json', (json) => {
    const { look: _, ...clip } = JSON.parse(json).ex02_1;
    return JSON.stringify({ ...JSON.parse(json), ex02_1: clip });
  });
  expect(faultsOf(folder)).toEqual(['media/manifest.json  ex02: no clip of this exercise has a look box']);
});

test('planted: a claim that is too long', () => {
  edit('exercises/ex40.yaml', (yaml) =>
    yaml.replace(
      'Wear it day and night,',
      'Wear it day and night, from the time you get up to the time you go to bed,',
    ),
  );
  expect(faultsOf(folder)).toContain('exercises/ex40.yaml  main.options.1.script: has 36 words; at most 30');
});

test('planted: a text that reads too hard', () => {
  edit('exercises/ex40.yaml', (yaml) =>
    yaml.replace(
      'It only helps if you wear it.',
      'Continuous accessibility necessitates uninterrupted wearability.',
    ),
  );
  expect(faultsOf(folder)).toEqual([
    expect.stringMatching(/^exercises\/ex40\.yaml {2}why: reads at grade \d+\.\d; at most 6/),
  ]);
});

test('planted: wording that a safety rule bans', () => {
  edit('exercises/ex40.yaml', (yaml) => yaml.replace('In a study of people', 'In a study of the elderly'));
  expect(faultsOf(folder)).toEqual(['exercises/ex40.yaml  why: says "the elderly": say "older adults"']);
});

test('planted: another word than the list of terms has', () => {
  edit('safety.yaml', (yaml) => yaml.replace('footer: >-\n', 'footer: >-\n  Press Repeat and go on.\n'));
  edit('exercises/ex40.yaml', (yaml) =>
    yaml.replace('In a study of', 'Press the gray button. In a study of'),
  );
  edit('surveys.yaml', (yaml) => yaml.replace('Very sure', 'Very sure, like my neighbours'));
  expect(faultsOf(folder)).toEqual([
    'surveys.yaml  surveys.0.questions.0.options.3.option: says "neighbours": the term is "the American spelling"',
    'safety.yaml  footer: says "Press": the term is "tap"',
    'safety.yaml  footer: says "go on": the term is "continue; keep playing"',
  ]);
});

test('planted: one position that is right too often and too often in a row', () => {
  for (const id of ['04', '08', '09', '10', '12']) {
    edit(`exercises/ex${id}.yaml`, (yaml) => yaml.replace('answer: 2', 'answer: 3'));
  }
  expect(faultsOf(folder)).toEqual(
    expect.arrayContaining([
      'exercises  main.answer: option 3 is right in 30 of 50; keep it from 45 to 55 %',
      'exercises  main.answer: the same position is right 11 times in a row; at most 3',
    ]),
  );
});

test('planted: a word that gives the right claims away', () => {
  for (let id = 4; id <= 50; id += 2) {
    const name = `exercises/ex${String(id).padStart(2, '0')}.yaml`;
    edit(name, (yaml) => {
      const answer = /answer: (\d)/.exec(yaml)?.[1];
      return yaml.replace(
        new RegExp(`(- id: ${answer}\\n(?: {6}[cis].*: .*\\n)+? {6}script: >-\\n {8})`),
        '$1Safely then. ',
      );
    });
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
  edit('exercises/ex02.yaml', (yaml) => yaml.replace(/^ {6}short: Run.*\n/m, ''));
  edit('exercises/ex03.yaml', (yaml) => yaml.replace(/^ {6}short: Keep.*$/m, '      short: Keep them'));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex02.yaml  main.options.1.short: is missing: a claim needs its short form',
  ]);
  edit('exercises/ex02.yaml', (yaml) =>
    yaml.replace(
      '      script: >-\n        Run',
      '      short: Run it along the wall\n      script: >-\n        Run',
    ),
  );
  expect(faultsOf(folder)).toEqual(['exercises/ex03.yaml  main.options.1.short: has 2 words; at least 3']);
});

test('planted: a short form of the scene', () => {
  edit('exercises/ex02.yaml', (yaml) =>
    yaml.replace('is_selectable: false', 'is_selectable: false\n      short: A new lamp here'),
  );
  expect(faultsOf(folder)).toEqual([
    'exercises/ex02.yaml  main.options.0.short: belongs to the claims alone',
  ]);
});

test('planted: no claim is marked as the more careful one', () => {
  edit('exercises/ex02.yaml', (yaml) => yaml.replace('careful: true', 'careful: false'));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex02.yaml  main.options: 0 claims are marked careful; mark one',
  ]);
});

test('planted: missing places, and places for a sound', () => {
  const places = /places:\n(?: {2}.*\n)+/;
  const found = places.exec(readFileSync(join(folder, 'exercises/ex04.yaml'), 'utf8'))?.[0] ?? '';
  edit('exercises/ex04.yaml', (yaml) => yaml.replace(places, ''));
  edit('exercises/ex11.yaml', (yaml) => yaml.replace('evidence:', `${found}evidence:`));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex04.yaml  places: is missing: a signal of the kind seen can be pointed at',
    'exercises/ex11.yaml  places: a signal of the kind heard cannot be pointed at',
  ]);
});

test('planted: a decoy that reaches out of the picture', () => {
  edit('exercises/ex04.yaml', (yaml) => yaml.replace('width: 0.18', 'width: 0.9'));
  expect(faultsOf(folder)[0]).toBe('exercises/ex04.yaml  places.decoys.0.box: reaches out of the picture');
});

test('planted: a title and a prompt that name the signal before the choice', () => {
  edit('exercises/ex08.yaml', (yaml) =>
    yaml
      .replace(/^title: .*$/m, 'title: The Walker')
      .replace(/Who is correct/, 'Where is the walker? Who is correct'),
  );
  expect(faultsOf(folder)).toEqual([
    'exercises/ex08.yaml  title: says "walker", which names the signal before the choice',
    'exercises/ex08.yaml  main.options.3.script: says "walker", which names the signal before the choice',
    expect.stringContaining('ex08_4.scriptHash'),
  ]);
});

test('planted: the careful claim is right too often', () => {
  for (const id of ['10', '14', '17']) {
    edit(`exercises/ex${id}.yaml`, (yaml) => {
      const [, answer] = /answer: (\d)/.exec(yaml) ?? [];
      const moved = yaml.replace(/^ {6}careful: true\n/m, '');
      return moved.replace(new RegExp(`(- id: ${answer}\\n.*\\n.*\\n.*\\n)`), '$1      careful: true\n');
    });
  }
  expect(faultsOf(folder)).toEqual([
    'exercises  main.options: the more careful claim is right in 44 of 50, more than 42',
  ]);
});

test('planted: a fact from memory, a fact that reads too hard, and an unsafe address', () => {
  edit('exercises/ex02.yaml', (yaml) => yaml.replace('- E55', '- M05'));
  expect(faultsOf(folder)).toEqual([
    'exercises/ex02.yaml  evidence.0: M05 is from memory: only a fact that was read is shown to players',
  ]);
  edit('exercises/ex02.yaml', (yaml) => yaml.replace('- M05', '- E55'));
  edit('evidence.yaml', (yaml) =>
    yaml
      .replace(
        'Black ice is clear and hard to see;',
        'Transparent accumulations considerably deteriorate visibility;',
      )
      .replace('https://cpsc.gov', 'http://cpsc.gov'),
  );
  expect(faultsOf(folder)).toEqual([
    expect.stringMatching(/^evidence\.yaml {2}\d+\.fact: E72 reads at grade \d+\.\d; at most 8$/),
    expect.stringMatching(/^evidence\.yaml {2}\d+\.addresses: E85 leads to http:.*, which is not https$/),
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

test('the content version changes only with the claims and the answer', () => {
  const version = () => {
    const read = readTexts(folder);
    return read.ok ? read.texts.exercises[6]?.version : undefined;
  };
  const first = version();
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  edit('exercises/ex07.yaml', (yaml) => yaml.replace(/^title: .*$/m, 'title: Another Title'));
  edit('exercises/ex07.yaml', (yaml) => yaml.replace('it rained hard', 'it snowed hard'));
  expect(version()).toBe(first);
  edit('exercises/ex07.yaml', (yaml) => yaml.replace('and count the four steps', 'and count the steps'));
  const second = version();
  expect(second).not.toBe(first);
  edit('exercises/ex07.yaml', (yaml) => yaml.replace('answer: 3', 'answer: 2'));
  expect(version()).not.toBe(second);
});
