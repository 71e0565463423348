import type { Collectable } from '#contract/study-plan.ts';
import type { SQL } from '#server/lib/database/query.ts';
import { rowsOfFalls, rowsOfInstruments } from './rows-of-answers.ts';
import { rowsOfExposure } from './rows-of-exposure.ts';
import { rowsOfParticipants } from './rows-of-participants.ts';
import { rowsOfFirstTries, rowsOfForms, rowsOfPlans, rowsOfReviews } from './rows-of-play.ts';

/** A column: its name, and what it says. */
type StudyColumn = readonly [name: string, meaning: string];

/** A file of an export. `rows` selects its columns, of people in the table `people` (export-study.ts). */
export type StudyFile = {
  name: string;
  meaning: string;
  columns: readonly StudyColumn[];
  /** What a study has to collect; otherwise the file has no rows. */
  needs?: Collectable;
  rows: (people: SQL) => SQL;
};

const code: StudyColumn = [
  'study_code',
  'The study code of a person: the same in all files and in all exports.',
];
const exercise: StudyColumn = ['exercise', 'The number of the exercise, 1 to 50.'];
const contentVersion: StudyColumn = [
  'content_version',
  'Which text and picture of the exercise it was. Another version is another question.',
];
const lookFirst: StudyColumn = [
  'look_first',
  'Before the film, "What would you check here?": `hit` for a first tap on the place, `missed`, `shown`, `notAsked`, or empty if nobody asked.',
];
const sceneState: StudyColumn = [
  'scene_state',
  'The state of the scene that was shown: `scene`, something is the matter, or `safe`, all is in order; empty where a scene has one.',
];
const language: StudyColumn = [
  'language',
  'Of its texts and claims, `en` or `es`; the film is in English where none is made in that language.',
];
const day: StudyColumn = [
  'day',
  'Whole days of 24 hours since joining: 0 on the first day, below 0 for what was before.',
];
const month: StudyColumn = ['month', 'The month of the plan, counted from joining; 0 is that of joining.'];
const byPhone: StudyColumn = ['by_phone', '`yes` if staff entered what the person said on the telephone.'];

export const studyFiles: readonly StudyFile[] = [
  {
    name: 'participants.csv',
    meaning:
      'Everyone who takes part, also those who have not played, and those who left and let their data be kept.',
    columns: [
      code,
      ['arm', 'The arm by its id; empty in a study without arms.'],
      ['consent_version', 'Which version of the text the person agreed to.'],
      ['waits_days', 'For how many days after joining the game stays closed; empty without a waiting list.'],
      ['days_in_study', 'Whole days from joining until leaving, or until this export.'],
      ['has_left', '`yes` for people who left and let their data be kept: they have rows until then.'],
      ['since_last_export', '`new`, `changed` or `same`, compared with the export before this one.'],
    ],
    rows: rowsOfParticipants,
  },
  {
    name: 'first_tries.csv',
    meaning: 'The first try of each exercise; Start New does not remove it.',
    columns: [
      code,
      day,
      exercise,
      contentVersion,
      lookFirst,
      sceneState,
      language,
      ['claim', 'The number of the claim that was chosen; empty for a skip.'],
      ['outcome', '`correct`, `incorrect`, or `skipped`: skipped and not answered later.'],
      ['assisted', '`yes` if the person had help, such as seeing the place first; otherwise `no`.'],
      ['seconds', 'Seconds from opening the exercise until this try was saved, with the film.'],
    ],
    needs: 'firstTries',
    rows: rowsOfFirstTries,
  },
  {
    name: 'reviews.csv',
    meaning: "Exercises that were seen again in Today's three. Each has one try.",
    columns: [
      code,
      day,
      exercise,
      contentVersion,
      lookFirst,
      sceneState,
      language,
      [
        'days_since_last',
        'The delay: whole days since the person last answered this exercise; empty if that is not stored.',
      ],
      ['claim', 'The number of the claim that was chosen.'],
      ['outcome', '`correct` or `incorrect`.'],
      ['assisted', '`yes` if the place had to be shown; otherwise `no`.'],
      ['sure', '`yes` or `no`, asked after the choice; empty if the person did not say.'],
      ['claim_order', 'The order of the two claims: `filmed`, as at the first try, or `swapped`.'],
    ],
    needs: 'reviews',
    rows: rowsOfReviews,
  },
  {
    name: 'exposure.csv',
    meaning:
      'How much each person played, from joining on. Films and minutes are counted while the person has been on the dashboard since the page was opened, and lost where the device has no network: they are the least that was played.',
    columns: [
      code,
      ['days_played', 'Days (UTC) on which a film was started, an exercise answered, or something reviewed.'],
      ['films_started', 'Films that were started.'],
      ['films_ended', 'Films that were played to their end.'],
      ['sound_minutes', 'Minutes of films that ran with sound.'],
      ['reviews', "Reviews in Today's three."],
      ['plan_steps', 'Entries of the plan: chosen, done, and the like.'],
    ],
    needs: 'exposure',
    rows: rowsOfExposure,
  },
  {
    name: 'instruments.csv',
    meaning: 'Answers to the instruments of the study, a row for each item, and one with the item `score`.',
    columns: [
      code,
      [
        'instrument',
        '`fab`, `shortFesI`, `falls`, `surveys`; `survey-s1` and so on for surveys answered in the game.',
      ],
      ['version', 'Which words were asked.'],
      ['language', 'In which they were asked, `en` or `es`; empty for words of a file that was loaded.'],
      month,
      day,
      byPhone,
      ['item', 'The id of the item, or `score`.'],
      [
        'answer',
        'The number of the answer, or the score; empty for an item that was skipped and a score that could not be made.',
      ],
    ],
    rows: rowsOfInstruments,
  },
  {
    name: 'falls.csv',
    meaning:
      'Falls that were told in answer to the monthly question. A month without one is in the file of instruments.',
    columns: [
      code,
      month,
      ['day_of_fall', 'Days from the day of joining; empty if the day is not known.'],
      byPhone,
    ],
    rows: rowsOfFalls,
  },
  {
    name: 'plans.csv',
    meaning: 'What people chose to do at home, and what became of it. Their own words are left out.',
    columns: [
      code,
      day,
      ['exercise', 'The number of the exercise that the plan takes the hazard from, 1 to 50.'],
      contentVersion,
      ['step', '`chosen`, `unchosen`, `done`, `notYet` or `hand`: needs a hand.'],
      ['planned_for', 'With `chosen`: when the person wanted to do it; otherwise empty.'],
      [
        'with_helper',
        'With `chosen`: `yes` if the person named somebody who helps; otherwise empty or `no`.',
      ],
      [
        'follow_up_days',
        'The question that was answered, 7 or 28 days after the choice; 0 without a question.',
      ],
    ],
    needs: 'plans',
    rows: rowsOfPlans,
  },
  {
    name: 'forms.csv',
    meaning:
      'A test of 16 exercises before the course, and after it in its other form: what one form shows as the scene, the other shows made safe. In each form stopping is right in 8 of 16, and so is going on. No reason is shown.',
    columns: [
      code,
      ['time', '`before` the course or `after` it.'],
      ['form', '`a` or `b`. The study code decides which form comes first.'],
      day,
      exercise,
      contentVersion,
      ['scene_state', 'What was shown: `scene`, something is the matter, or `safe`, all is in order.'],
      ['language', 'In which it was shown, `en` or `es`.'],
      ['claim', 'The number of the claim that was chosen; empty for a skip.'],
      ['outcome', '`correct`, `incorrect`, or `skipped`.'],
      ['seconds', 'Seconds of the film and of choosing, without the picture before them; empty for a skip.'],
    ],
    needs: 'forms',
    rows: rowsOfForms,
  },
];
