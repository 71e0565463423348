/** What the play reducer needs to know of an exercise. Ids of options are those of the content (decision G1). */
export type PlayExercise = {
  exerciseId: number;
  part: number;
  /** Options with a clip, in the order in which they play. */
  playlist: readonly number[];
  /** Options that may be chosen as correct. */
  offered: readonly number[];
  answer: number;
  /** Option id -> name of the person who speaks. */
  characters: Readonly<Record<number, string>>;
};

/** Coaching clips by purpose; the names are those of the content. */
export type CoachingName =
  | 'right-you-got-it'
  | 'great-you-made-the-right-choice'
  | 'sorry-that-is-not-the-right-answer-please-try-again'
  | `why-did-you-choose-${string}-here`
  | `part-${number}-opening`
  | 'final';

/**
 * `loading` is a clip on its way, `slow` after some seconds, `stuck` after many. `left`: the person is done here; picture
 * and timer stand still until something plays again.
 */
export type Playback =
  | 'loading'
  | 'slow'
  | 'stuck'
  | 'playing'
  | 'paused'
  | 'ended'
  | 'refused'
  | 'failed'
  | 'left';

/** What lies over the exercise; `null` while the person watches and decides. */
export type Dialog =
  | { kind: 'correct'; firstTry: boolean; assisted: boolean }
  | { kind: 'incorrect'; chosen: number }
  | { kind: 'secondIncorrect'; chosen: number }
  | { kind: 'opening'; part: number }
  | { kind: 'final' }
  | { kind: 'congratulations' };

/**
 * What opens over everything, stops picture and timer, and gives them back as they were. `cover` is what may lie over any
 * page: Help, Display, what an account needs before going on.
 */
export type Interruption = 'feedback' | 'survey' | 'exercises' | 'cover';

export type PlayState = {
  exercises: readonly PlayExercise[];
  /** The exercise on the screen. */
  current: number;
  /** The option whose clip is on the screen, or `descriptionId`. */
  clip: number;
  /** The person wants to hear what the picture shows before the options. */
  described: boolean;
  playback: Playback;
  /** Who is chosen in the answer card; Okay is disabled while it is null. */
  choice: number | null;
  /** Options chosen wrongly at this exercise, in order. */
  wrong: readonly number[];
  /** Judged correct during this visit. */
  solved: boolean;
  /** The person is reminded once to choose (decision G13). */
  reminder: 'none' | 'playing' | 'done';
  /** Repeats not yet saved; cleared when a save takes them along (specification section 7). */
  repeats: number;
  dialog: Dialog | null;
  /** All that is open, and what the picture does when the last of it is closed: `play` is the clip from its start. */
  interruption: { by: readonly Interruption[]; afterwards: 'nothing' | 'resume' | 'play' } | null;
  /** Where Resume leads, as far as was saved; null while no place may be kept. */
  resumesAt: number | null;
  /** Exercises to practice in order, or null in a normal game. */
  practice: readonly number[] | null;
};

/** Who answered what; ids and times come from outside, so that the reducer stays pure. */
export type JudgedAttempt = {
  attemptId: string;
  at: string;
  outcome: 'correct' | 'incorrect';
  selectedOptionId: number;
  assisted: boolean;
};

export type Leaving = 'game' | 'Reports';

/** What the screen has to do after a step, in order. */
export type PlayEffect =
  /** `anew`: loaded once more, as it does not come. */
  | { type: 'playClip'; exerciseId: number; optionId: number; anew?: true }
  | { type: 'playCoaching'; name: CoachingName }
  | { type: 'playReminder' }
  | { type: 'resume' }
  | { type: 'pause' }
  | { type: 'focus'; on: 'answers' | 'exercise' }
  /** Into view, by no more than needed. */
  | { type: 'show'; what: 'film' | 'answers' }
  | { type: 'startVisit'; exerciseId: number }
  /** `isPlace`: worth saving though nothing was done there. */
  | {
      type: 'save';
      exerciseId: number;
      attempts: readonly JudgedAttempt[];
      skip: boolean;
      repeats: number;
      isPlace?: true;
    }
  | { type: 'remindLater'; afterMs: number }
  | { type: 'openFinal'; afterMs: number }
  | { type: 'leave'; to: Leaving; afterMs: number };

export type PlayEvent =
  | { type: 'opened'; exerciseId: number }
  | { type: 'clipStarted' }
  /** It has run out of data while it played. */
  | { type: 'clipStalled' }
  | { type: 'clipLate'; how: 'slow' | 'stuck' }
  | { type: 'clipEnded' }
  | { type: 'clipFailed' }
  | { type: 'playRefused' }
  | { type: 'playPressed' }
  | { type: 'pausePressed' }
  | { type: 'clipSelected'; optionId: number }
  | { type: 'repeatPressed'; from: 'clip' | 'beginning' }
  /** Counts from the next time that a clip is chosen or an exercise begins; what plays plays on. */
  | { type: 'descriptionSwitched'; on: boolean }
  | { type: 'chosen'; optionId: number }
  | { type: 'okayPressed'; attemptId: string; at: string }
  | { type: 'rightPersonPressed'; attemptId: string; at: string }
  | { type: 'reminderDue' }
  | { type: 'tryAgainPressed' }
  | { type: 'skipPressed'; attemptId: string; at: string }
  | { type: 'continuePressed' }
  | { type: 'pauseAfterCorrectPressed' }
  | { type: 'watchAgainPressed' }
  | { type: 'nextPressed' }
  | { type: 'previousPressed' }
  | { type: 'previousPartPressed' }
  | { type: 'nextPartPressed' }
  | { type: 'exerciseSelected'; exerciseId: number }
  | { type: 'coachingEnded' }
  | { type: 'finalOpened' }
  | { type: 'showResultsPressed' }
  | { type: 'interrupted'; by: Interruption }
  | { type: 'interruptionEnded'; by: Interruption }
  /** The tab is hidden, or the screen is left by whatever way. */
  | { type: 'putAside' }
  | { type: 'leavePressed'; to: Leaving };
