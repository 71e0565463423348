import { type InstrumentFile, instrumentFile } from '#contract/study-instruments.ts';
import { scoreOf } from '#server/study/instruments/score.ts';
import { sampleFab, sampleShortFesI } from '#server/study/testing/sample-instruments.ts';

/** Without their words, which are not ours; checked like a file that an owner loads. */
export const fab = instrumentFile.parse(sampleFab);
export const shortFesI = instrumentFile.parse(sampleShortFesI);

const shareSkipped = 0.02;

/**
 * Answers of somebody whose mean is `level` on the scale of the options, scored by the product's own rule: each is the option
 * below or above it, so often that the mean of many answers is `level` itself. Pure.
 */
export function answerInstrument(
  file: InstrumentFile,
  level: number,
  random: () => number,
): { answers: Record<string, number | null>; score: number | null } {
  const counted = file.options.filter(({ scores }) => scores !== null).map(({ value }) => value);
  const notCounted = file.options.find(({ scores }) => scores === null)?.value ?? null;
  const ends = Math.min(...counted) + Math.max(...counted);
  const answers: Record<string, number | null> = {};
  for (const [index, { id, isReversed }] of file.items.entries()) {
    // Some items are harder; over an even number of items it adds up to nothing.
    const wanted = level + (index % 2 === 0 ? 0.15 : -0.15);
    const drawn = Math.floor(wanted) + Number(random() < wanted % 1);
    const chance = random();
    const left = chance < shareSkipped ? null : notCounted;
    answers[id] = chance < 2 * shareSkipped ? left : isReversed ? ends - drawn : drawn;
  }
  return { answers, score: scoreOf(file, answers) };
}
