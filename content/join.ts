import type { z } from 'zod';
import type { Exercise, Option, Safety, Surveys } from './joined.ts';
import type { ExerciseStructure, safetySchema, surveysSchema } from './schema.ts';
import type { ExerciseWords, SafetyWords, SurveysWords } from './words.ts';

// Words are read by a schema made of the structure (words.ts): nothing is missing here.

/** @param nameOf the name that is shown for one of the people who speak */
export function joinExercise(
  structure: ExerciseStructure,
  words: ExerciseWords,
  nameOf: (id: string) => string,
): Exercise {
  if (structure.decides === 'know') {
    const { signal, decoys, main, beats: _, ...kept } = structure;
    return { ...kept, ...sharedOf(structure, words, nameOf), visible: visibleIn(words, null) };
  }
  const { signal, decoys, main, beats: _, states, ...kept } = structure;
  return {
    ...kept,
    ...sharedOf(structure, words, nameOf),
    states: {
      scene: { ...states.scene, visible: visibleIn(words, 'scene') },
      safe: { ...states.safe, visible: visibleIn(words, 'safe') },
    },
    why_other: words.why_other ?? '',
  };
}

function visibleIn({ visible }: ExerciseWords, state: 'scene' | 'safe' | null): string {
  return typeof visible === 'string' ? visible : visible[state ?? 'scene'];
}

function sharedOf(
  { signal, decoys, main }: ExerciseStructure,
  words: ExerciseWords,
  nameOf: (id: string) => string,
) {
  const { title, title_after, setting, hint, why, why_not, try: atHome, beats, places } = words;
  return {
    title,
    title_after,
    setting,
    hint,
    why,
    why_not,
    try: atHome,
    beats,
    signal: { kind: signal, words: words.signal },
    ...(places &&
      decoys && {
        places: {
          look: places.look,
          decoys: decoys.map((box, index) => ({ name: places.decoys[index] ?? '', box })),
        },
      }),
    main: {
      answer: main.answer,
      options: main.options.map(
        (option): Option => ({
          ...option,
          character: nameOf(option.speaker),
          script: '',
          ...words.main[option.id],
        }),
      ),
    },
  };
}

export function joinSurveys(structure: z.infer<typeof surveysSchema>, words: SurveysWords): Surveys {
  const { intro, consent, thanks } = words;
  return {
    intro,
    consent,
    thanks,
    surveys: structure.map(({ surveyID, questions }) => {
      const survey = words.surveys[surveyID];
      return {
        surveyID,
        title: survey?.title ?? '',
        questions: questions.map(({ questionId, options }) => {
          const asked = survey?.questions[questionId];
          return {
            questionId,
            question: asked?.question ?? '',
            options: options.map((option) => ({ ...option, option: asked?.options[option.id] ?? '' })),
          };
        }),
      };
    }),
  };
}

export function joinSafety({ advice }: z.infer<typeof safetySchema>, words: SafetyWords): Safety {
  const { footer, emergency } = words;
  return {
    footer,
    emergency,
    advice: advice.map((line) => ({ ...line, text: words.advice[line.id] ?? '' })),
  };
}
