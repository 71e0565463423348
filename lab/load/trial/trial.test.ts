import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { studyFiles } from '#server/study/export/study-files.ts';
import { scoreOf } from '#server/study/instruments/score.ts';
import { testContent } from '#server/testing/test-content.ts';
import { analyzeTrial, differenceOf } from './analyze-trial.ts';
import { habitFaults, rightByHabit } from './answer-forms.ts';
import { fab } from './answer-instrument.ts';
import { checkTrials, flowFaults, knownEffects } from './check-trials.ts';
import { simulateTrial } from './simulate-trial.ts';

const material = { game: buildGame(testContent), forms: testContent.content.forms };
const given = { seed: 'seven', participants: 40, effects: knownEffects };
const trial = simulateTrial(material, given);
const linesOf = (name: string): Record<string, string>[] => parse(trial.files[name] ?? '', { columns: true });

test('the analysis finds the effects that were put in, and zero where none was, and the flow adds up', () => {
  expect(checkTrials(material, { seeds: 3, participants: 80 }).faults).toEqual([]);
});

test('the same seed gives the same trial, another one another, in all files of an export with all their columns', () => {
  expect(simulateTrial(material, given)).toEqual(trial);
  expect(simulateTrial(material, { ...given, seed: 'eight' })).not.toEqual(trial);
  for (const { name, columns } of studyFiles) {
    const [first] = linesOf(name);
    expect(Object.keys(first ?? {})).toEqual(columns.map(([column]) => column));
    expect(trial.files[name]).not.toContain('undefined');
  }
});

test('the scores in the files are those that the product makes of the answers in them', () => {
  const answers = Map.groupBy(
    linesOf('instruments.csv').filter(({ instrument }) => instrument === 'fab'),
    ({ study_code, month }) => `${study_code} ${month}`,
  );
  expect(answers.size).toBeGreaterThan(50);
  for (const lines of answers.values()) {
    const [score, ...items] = lines.toReversed().map(({ item, answer }) => [item, answer] as const);
    const given = items.map(([item, answer]) => [item, answer === '' ? null : Number(answer)]);
    expect(score).toEqual(['score', String(scoreOf(fab, Object.fromEntries(given)) ?? '')]);
  }
});

test('a difference has the interval of Welch', () => {
  const { mean, low, high, people } = differenceOf([1, 2, 3, 4, 5, 6, 7, 8], [2, 3, 4, 5, 6, 7, 8, 12]);
  expect([mean, people]).toEqual([-1.375, [8, 8]]);
  expect([low, high].map((limit) => limit.toFixed(2))).toEqual(['-4.44', '1.69']);
});

test('a first try with help, or a skip, is not right, and one FaB score alone makes no change', () => {
  const head = 'study_code,outcome,assisted\n';
  const triesOf = (code: string) => [`${code},correct,no`, `${code},correct,yes`, `${code},skipped,no`];
  const tries = ['a', 'b', 'c', 'd'].flatMap(triesOf);
  const score = (code: string, month: number, answer: number | '') => `${code},fab,${month},score,${answer}`;
  const scores = ['a', 'b', 'c', 'd'].flatMap((code) => [score(code, 0, 2), score(code, 12, 3)]);
  const files = {
    'participants.csv': 'study_code,arm\na,x\nb,x\nc,y\nd,y\ne,x\nf,y\n',
    'first_tries.csv': head + tries.join('\n'),
    'instruments.csv': `study_code,instrument,month,item,answer\n${[...scores, score('e', 12, 3), score('f', 0, 2), score('f', 12, '')].join('\n')}`,
  };
  const { firstTries, fab } = analyzeTrial(files, ['x', 'y']);
  expect(firstTries).toEqual({ mean: 0, low: 0, high: 0, people: [2, 2] });
  expect(fab).toEqual({ mean: 0, low: 0, high: 0, people: [2, 2] });
});

test('numbers of people that do not add up are named', () => {
  const [first, ...more] = trial.flow;
  expect(flowFaults(trial)).toEqual([]);
  const wrong = { ...trial, flow: [{ ...(first as (typeof trial.flow)[number]), joined: 99 }, ...more] };
  expect(flowFaults(wrong)).toEqual([
    'visit: 99 people joined.',
    expect.stringMatching(/^visit: the files have \d+ people\.$/),
  ]);
});

test('who always stops and who always goes on has the same score in both forms, and no other forms pass', () => {
  const { forms, exercises } = testContent.content;
  expect(rightByHabit({ forms, exercises }, 'stop')).toEqual({ a: forms.length / 2, b: forms.length / 2 });
  expect(habitFaults({ forms, exercises })).toEqual([]);
  const others = forms.map((pair) => ({ ...pair, form_a: 'scene' as const }));
  expect(habitFaults({ forms: others, exercises })).toHaveLength(2);
});
