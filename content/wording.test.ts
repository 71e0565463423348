import { expect, test } from 'vitest';
import { folded, plantedFolder, stale } from './testing/planted.ts';

const { edit, faults } = plantedFolder();

test('a movement of the film waits for a word that is said', () => {
  edit('texts/en/ex23.yaml', (yaml) => yaml.replace('sways: just', 'sways: never said'));
  expect(faults()).toEqual(['texts/en/ex23.yaml  beats.sways: nobody says "never said" in the moment']);
});

test('planted: a question that is too long to be asked', () => {
  edit('texts/en/talk.yaml', (yaml) =>
    yaml.replace('easy to miss?', `easy to miss ${'in your house '.repeat(5)}?`),
  );
  expect(faults()).toEqual([
    expect.stringMatching(/^texts\/en\/talk\.yaml {2}3\.cards\.2: has \d+ words; at most 18$/),
  ]);
});

test('planted: a description that changed after it was filmed, reads too hard, and takes too long', () => {
  edit('texts/en/ex04.yaml', (yaml) =>
    yaml.replace(
      'scene: >-\n',
      `scene: >-\n    ${'The institutional accommodation demonstrates considerable untidiness. '.repeat(6)}\n`,
    ),
  );
  expect(faults()).toEqual([
    expect.stringMatching(/^texts\/en\/ex04\.yaml {2}visible\.scene: has \d+ words; at most 48$/),
    expect.stringMatching(/^texts\/en\/ex04\.yaml {2}visible\.scene: reads at grade \d+\.\d; at most 6/),
    'media/manifest.json  ex04_0.scriptHash: the script has changed since it was filmed: render this clip again',
  ]);
});

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
  expect(faults()).toEqual(
    expect.arrayContaining([
      'texts/en/ex40.yaml  main.2.script: has 27 words; at most 26',
      'texts/en/ex41.yaml  main.3.script: has 11 words; at least 12',
      expect.stringMatching(/^texts\/en\/ex41.yaml {2}main: the claims are \d+ words apart; at most 3$/),
    ]),
  );
});

test('planted: a claim of one sentence', () => {
  edit('texts/en/ex08.yaml', (yaml) => yaml.replace(/the _hall_\. He\s+should/, 'the hall, so he should'));
  expect(faults()).toContain(
    'texts/en/ex08.yaml  main.2.script: must have two sentences: what is there, and what to do',
  );
});

test('planted: a text that reads too hard', () => {
  edit('texts/en/ex40.yaml', (yaml) =>
    yaml.replace('She wore the button.', 'Continuous accessibility necessitates uninterrupted wearability.'),
  );
  expect(faults()).toEqual([
    expect.stringMatching(/^texts\/en\/ex40\.yaml {2}why: reads at grade \d+\.\d; at most 6/),
    stale('ex40_5'),
  ]);
});

test('planted: wording that a safety rule bans', () => {
  edit('texts/en/ex40.yaml', (yaml) => yaml.replace('In a study of people', 'In a study of the elderly'));
  expect(faults()).toEqual([
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
  expect(faults()).toEqual([
    'texts/en/surveys.yaml  surveys.s1.questions.s1q1.options.4: says "neighbours": the term is "the American spelling"',
    'texts/en/safety.yaml  footer: says "Press": the term is "choose a button; tap what is in a picture"',
    'texts/en/safety.yaml  footer: says "go on": the term is "continue; keep playing"',
    stale('ex40_5'),
  ]);
});

test('planted: somebody nobody knows, and somebody in an exercise where they do not belong', () => {
  edit('texts/en/ex20.yaml', (yaml) => yaml.replace('Mrs. Novak stands', 'Mrs. Begay stands'));
  edit('texts/en/ex13.yaml', (yaml) => yaml.replaceAll('Kelly', 'Dana'));
  expect(faults().filter((fault) => fault.includes('names'))).toEqual([
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
  const found = faults().filter((fault) => fault.includes('twin'));
  expect(found).toEqual([
    'texts/en/ex03.yaml  main: twins: the claims, and the descriptions of the states, must have the same length',
    expect.stringMatching(/^texts\/en\/ex03.yaml {2}main: twins: the claims differ in \d+ words; at most 5$/),
    expect.stringMatching(/^texts\/en\/ex18.yaml {2}main: twins: the claims differ in \d+ words; at most 5$/),
  ]);
});

test('planted: a rug in the picture of another lesson, and in the state in which all is in order', () => {
  edit('exercises/ex05.yaml', (yaml) => yaml.replace('holds: 3', 'shows: [loose rug], holds: 3'));
  edit('exercises/ex01.yaml', (yaml) => yaml.replace('holds: 2', 'shows: [loose rug], holds: 2'));
  expect(faults()).toEqual([
    'exercises/ex01.yaml  states.safe.shows: shows a loose rug, which is the lesson of 1 scene',
    'exercises/ex05.yaml  states.scene.shows: shows a loose rug, which is the lesson of 1 scene',
  ]);
});

test('planted: a claim without its short form, and a short form that is too short', () => {
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace(/^ {4}short: "Cord by.*\n/m, ''));
  expect(faults()).toContain('texts/en/ex02.yaml  main.2.short: is missing');
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace('  2:\n', '  2:\n    short: Leave it\n'));
  expect(faults()).toEqual(['texts/en/ex02.yaml  main.2.short: has 2 words; at least 3']);
});

test('planted: a short form of the scene', () => {
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace('  1:\n', '  1:\n    short: A new lamp here\n'));
  expect(faults()).toContain('texts/en/ex02.yaml  main.1: Unrecognized key: "short"');
});

test('planted: a title and a prompt that name the signal before the choice', () => {
  edit('texts/en/ex08.yaml', (yaml) =>
    yaml
      .replace(/^title: .*$/m, 'title: The Walker')
      .replace(/Who is correct/, 'Where is the walker? Who is correct'),
  );
  expect(faults()).toEqual([
    'texts/en/ex08.yaml  title: says "walker", which names the signal before the choice',
    'texts/en/ex08.yaml  main.4.script: says "walker", which names the signal before the choice',
    expect.stringContaining('ex08_4.scriptHash'),
  ]);
});

test('planted: a moment that names the signal before the choice', () => {
  edit('texts/en/ex08.yaml', (yaml) =>
    yaml.replace('I want to vacuum in here', 'His walker is there. I want to vacuum'),
  );
  expect(faults()).toEqual([
    'texts/en/ex08.yaml  main.1.script: says "walker", which names the signal before the choice',
    stale('ex08_1'),
  ]);
});
