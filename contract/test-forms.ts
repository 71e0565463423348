import * as z from 'zod/mini';
import { exerciseId, optionId } from './answers.ts';
import { gameResponse, sceneStates } from './game.ts';
import { formTimes } from './rules/parallel-forms.ts';

/** The test in two forms, one before the course and the other one after it, as a study and a facility ask it. */

/** The form that somebody is asked now. */
export const openForm = z.object({
  time: z.enum(formTimes),
  /** What is not answered yet, in its order. */
  items: z.array(z.object({ exerciseId: z.number(), state: z.enum(sceneStates) })),
  /** How many the form has. */
  of: z.number(),
  /** Only with the exercises of the form: people who wait for the game have the test before it. */
  game: gameResponse,
});

export type OpenForm = z.output<typeof openForm>;

export const formAnswers = z.object({
  time: z.enum(formTimes),
  answers: z
    .array(
      z.object({
        exerciseId,
        /** Null for one that is skipped. */
        selectedOptionId: z.nullable(optionId),
        /** From the first film until the answer; null for one that is skipped. */
        seconds: z.nullable(z.number().check(z.minimum(0), z.maximum(86_400))),
      }),
    )
    .check(z.maxLength(50)),
  /** Everything that is not answered is skipped. */
  skipsRest: z._default(z.boolean(), false),
});

export type FormAnswers = z.output<typeof formAnswers>;

/** How far somebody is in the form that is asked now. */
export const dueForm = z.object({ time: z.enum(formTimes), answered: z.number(), of: z.number() });

export type DueForm = z.output<typeof dueForm>;
