import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFilms, checkWords } from './check.ts';
import { checkBothStates } from './checks/both-states.ts';
import { faultLine } from './faults.ts';
import { FILMED } from './filmed.ts';
import { SOURCE } from './languages.ts';
import { loadContent, loadMedia } from './load.ts';
import { exerciseFile, exerciseWordsFile } from './names.ts';
import { rooms } from './schema.ts';
import { plantedFolder } from './testing/planted.ts';
import { readTexts } from './texts.ts';
import { checkToFilm } from './to-film.ts';

const repository = import.meta.dirname;
const { path, changed, edit, faults } = plantedFolder();

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
    expect(checkToFilm(repository, [{ texts: read.texts, media: loaded.media }])).toEqual([]);
    expect(await checkBothStates(repository, read.texts, loaded.media)).toEqual([]);
  },
);

test('the placeholder content of tests has no fault', () => {
  expect(faults()).toEqual([]);
});

test('every room of a home has something to look for', () => {
  const read = readTexts(repository);
  const used = read.ok ? read.texts.exercises.map(({ room }) => room) : [];
  expect(rooms.filter((room) => !used.includes(room))).toEqual([]);
});

test('planted: a room that no home has', () => {
  edit('exercises/ex01.yaml', (yaml) => yaml.replace('room: kitchen', 'room: attic'));
  expect(faults().join()).toMatch(/^exercises\/ex01.yaml {2}room: /);
});

test('planted: an answer that is not offered', () => {
  edit('exercises/ex01.yaml', (yaml) => yaml.replace('answer: 3', 'answer: 4'));
  expect(faults()).toEqual([
    'exercises/ex01.yaml  main.answer: 4 is not among the offered options',
    'exercises/ex01.yaml  main.answer: must be 3, which holds in the state of the course, scene',
  ]);
});

test.each([
  ['googlePlay', 'https://play.google.com/store/apps'],
  ['appleAppStore', 'https://www.apple.com/app-store/'],
])('planted: the front page of a store as %s', (name, address) => {
  edit('brand.yaml', (yaml) => yaml.replace(new RegExp(`${name}: .*`), `${name}: ${address}`));
  expect(faults()).toEqual([expect.stringContaining(`links.${name}: must be empty, or the app's own page`)]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.org/', '//example.org', 'AboutUs'])(
  'planted: the link of a page as %s',
  (address) => {
    edit('brand.yaml', (yaml) => yaml.replace(/resourceCentre: .*/, `resourceCentre: '${address}'`));
    expect(faults()).toEqual([
      'brand.yaml  links.resourceCentre: must be empty, a path such as /AboutUs, or an https address',
    ]);
  },
);

test.each(['javascript:alert(1)', 'http://example.org/'])('planted: evidence at %s', (address) => {
  edit('evidence.yaml', (yaml) => yaml.replace(/(addresses:\n\s*- ).*/, `$1'${address}'`));
  expect(faults()).toEqual([expect.stringMatching(/^evidence\.yaml .*(web address|not https)/)]);
});

test('planted: a part without the cards for whoever plays along', () => {
  edit('texts/en/talk.yaml', (yaml) => yaml.replace('\n8:', '\n9:'));
  expect(faults()).toEqual([
    expect.stringMatching(/^texts\/en\/talk.yaml {2}8: /),
    'texts/en/talk.yaml: Unrecognized key: "9"',
  ]);
});

test('planted: two cards in place of three', () => {
  edit('texts/en/talk.yaml', (yaml) => yaml.replace('    - What makes it easy to miss?\n', ''));
  expect(faults()).toEqual(['texts/en/talk.yaml  3.cards: must have three cards']);
});

test('planted: a gap in the exercise ids', () => {
  rmSync(changed('exercises/ex17.yaml'));
  expect(faults()).toEqual([
    'exercises/ex17.yaml  exercise_id: exercise 17 is missing: ids run from 1 to 50 without gaps',
  ]);
});

test('planted: only one person to choose', () => {
  edit('exercises/ex02.yaml', (yaml) =>
    yaml.replace('speaker: walter, is_selectable: true', 'speaker: walter, is_selectable: false'),
  );
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace(/ {4}short: "Cord in.*\n/, ''));
  expect(faults()[0]).toBe('exercises/ex02.yaml  main.options: must offer two or more people to choose from');
});

test('planted: an empty text', () => {
  edit('texts/en/ex05.yaml', (yaml) => yaml.replace(/why: >-\n(?: {2}.*\n)+/, "why: ' '\n"));
  expect(faults()).toContain('texts/en/ex05.yaml  why: must not be empty');
});

test('planted: a misspelt field', () => {
  edit('texts/en/ex08.yaml', (yaml) => yaml.replace('setting:', 'seting:'));
  expect(faults()[0]).toBe('texts/en/ex08.yaml  setting: is missing');
});

test('planted: evidence that does not exist', () => {
  edit('exercises/ex09.yaml', (yaml) => yaml.replace('E97', 'E999'));
  expect(faults()).toEqual(['exercises/ex09.yaml  evidence.1: E999 is not in evidence.yaml']);
});

test('planted: a coaching line without its name', () => {
  for (const file of ['coaching.yaml', 'texts/en/coaching.yaml'])
    edit(file, (yaml) => yaml.replace('right-you-got-it', 'right-you-have-it'));
  expect(faults()).toEqual(['coaching.yaml  clip: the line right-you-got-it is missing']);
});

test.each(['ex01_2.mp4', 'ex02_3.vtt', 'ex03.webp', 'ex01-look.jpg', 'walter.webp'])(
  'planted: the file %s is missing',
  (name) => {
    rmSync(changed(join('media', name)));
    const found = faults();
    expect(found.length).toBeGreaterThan(0);
    for (const fault of found)
      expect(fault).toMatch(new RegExp(`^media/${name} {2}.*: the file is missing$`));
  },
);

test('planted: a clip that was never filmed', () => {
  edit('media/manifest.json', (json) => {
    const { ex03_4: _, ...others } = JSON.parse(json);
    return JSON.stringify(others);
  });
  expect(faults()).toEqual(['media/manifest.json  ex03_4: this clip is not filmed yet']);
});

test('planted: a picture without a described clip', () => {
  edit('media/manifest.json', (json) => {
    const { ex03_0: _, ...others } = JSON.parse(json);
    return JSON.stringify(others);
  });
  expect(faults()).toEqual(['media/manifest.json  ex03_0: this clip is not filmed yet']);
});

test('planted: a script that changed after it was filmed', () => {
  edit('texts/en/ex03.yaml', (yaml) => yaml.replace('it was lovely', 'it was a joy'));
  expect(faults()).toEqual([
    'media/manifest.json  ex03_1.scriptHash: the script has changed since it was filmed: render this clip again',
  ]);
});

test('planted: films that are too large together', () => {
  edit('media/manifest.json', (json) => json.replace(/"bytes":\d+/, '"bytes":100000000'));
  expect(faults()).toContain('media/manifest.json: the films have 100.0 MB together; at most 100');
});

test('planted: a film that does not match the manifest', () => {
  writeFileSync(changed('media/final.mp4'), 'another film');
  expect(faults()).toEqual([
    'media/manifest.json  final.fileHash: the film is not the one the manifest describes',
    expect.stringMatching(/^media\/manifest\.json {2}final\.bytes: the film has 12 bytes, not \d+$/),
  ]);
});

test('planted: captions that say other words than the script', () => {
  edit('media/ex03_1.vtt', (captions) => captions.replace('family', 'friends'));
  expect(faults()).toEqual([
    'media/manifest.json  ex03_1.captions: ex03_1.vtt does not say the words of the script',
  ]);
});

test('planted: a scene without a look box', () => {
  edit('media/manifest.json', (json) => {
    const { look: _, ...clip } = JSON.parse(json).ex02_1;
    return JSON.stringify({ ...JSON.parse(json), ex02_1: clip });
  });
  expect(faults()).toEqual(['media/manifest.json  ex02: no clip of this exercise has a look box']);
});

test('planted: the picture of the other state without a look box', () => {
  edit('media/manifest.json', (json) => {
    const { look: _, ...clip } = JSON.parse(json)['ex02_0-other'];
    return JSON.stringify({ ...JSON.parse(json), 'ex02_0-other': clip });
  });
  expect(faults()).toEqual(['media/manifest.json  ex02_0-other: the picture of this state has no look box']);
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
  expect(faults()).toEqual([`exercises/ex02.yaml  ${fault}`]);
});

test('planted: a state without a description, and an exercise that nothing decides', () => {
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace(/ {2}safe: >-\n(?: {4}.*\n)+/, ''));
  edit('exercises/ex03.yaml', (yaml) => yaml.replace('decides: see', 'decides: taste'));
  expect(faults()).toEqual(
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
  expect(faults()).toEqual([
    'exercises/ex24.yaml  main.options: both claims are marked careful; mark one or none',
    'exercises/ex25.yaml  main.options: a stance belongs to what is seen or heard; mark the careful claim instead',
  ]);
});

test('planted: missing places, and places for a sound', () => {
  move(/decoys:\n(?: {2}.*\n)+/, exerciseFile);
  move(/places:\n(?: {2}.*\n)+/, (id) => exerciseWordsFile('en', id));
  expect(faults()).toEqual([
    'exercises/ex04.yaml  decoys: is missing: what is seen can be pointed at',
    'exercises/ex11.yaml  decoys: what is heard cannot be pointed at',
  ]);

  function move(part: RegExp, fileOf: (id: number) => string): void {
    const found = part.exec(readFileSync(join(path(), fileOf(4)), 'utf8'))?.[0] ?? '';
    edit(fileOf(4), (yaml) => yaml.replace(found, ''));
    edit(fileOf(11), (yaml) => `${yaml}${found}`);
  }
});

test('planted: a decoy that reaches out of the picture', () => {
  edit('exercises/ex04.yaml', (yaml) => yaml.replace('width: 0.18', 'width: 0.9'));
  expect(faults()[0]).toBe('exercises/ex04.yaml  decoys.0: reaches out of the picture');
});

test('planted: a fact from memory', () => {
  edit('evidence.yaml', (yaml) => yaml.replace(/(- id: E95\n[\s\S]*?checked: )read/, '$1memory'));
  expect(faults()).toEqual([
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
  expect(faults()).toEqual([
    expect.stringMatching(/^texts\/en\/evidence\.yaml {2}E72: reads at grade \d+\.\d; at most 8$/),
    expect.stringMatching(
      /^evidence\.yaml {2}\d+\.id: E95 is cited by no exercise and under no part: remove it, or cite it$/,
    ),
    expect.stringMatching(/^evidence\.yaml {2}\d+\.addresses: E97 leads to http:.*, which is not https$/),
  ]);
});

test('loaded content is frozen and has the filmed exercises with their look boxes', () => {
  const loaded = loadContent(path(), [SOURCE]);
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
  const loaded = loadContent(join(path(), 'nothing-here'));
  expect(existsSync(join(path(), 'nothing-here'))).toBe(false);
  expect(loaded.ok ? [] : loaded.faults.map(faultLine)).toContain('parts.yaml: is missing or cannot be read');
});

test('the content version changes only with the claims, the answer, and the state of the course', () => {
  const version = () => {
    const read = readTexts(path());
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
