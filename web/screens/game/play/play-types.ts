import type { LookFirstResult } from '#contract/game.ts';
import type { SoundName } from '#web/shell/sounds/samples.ts';

/** What the play reducer needs to know about an exercise. Option ids are those of the content (docs/product-decisions.md#playlist). */
export type PlayExercise = {
  exerciseId: number;
  part: number;
  /** Options with a clip, in the order in which they play. */
  playlist: readonly number[];
  /** Options that may be chosen as correct. */
  offered: readonly number[];
  answer: number;
  /** The picture has a place at which to act. */
  hasPlaces: boolean;
  /** Option id -> id of the person who speaks. */
  characters: Readonly<Record<number, string>>;
};

/** Coaching clips by purpose; the names are those of the content. */
export type CoachingName =
  | 'right-you-got-it'
  | 'great-you-made-the-right-choice'
  | 'sorry-that-is-not-the-right-answer-please-try-again'
  | `why-did-you-choose-${string}-here`
  | `part-${number}-opening`
  | 'welcome-back'
  | 'final';

/** What is said before the first exercise of a visit: a greeting after a day away. */
export type Opening = 'welcomeBack';

/**
 * `loading`: a clip is awaited; it is `slow` after some seconds and `stuck` after many. `left`: the player is done here;
 * picture and timer stop until something plays again.
 */
export type Playback =
  | 'loading'
  | 'slow'
  | 'stuck'
  | 'playing'
  | 'paused'
  | 'ended'
  | 'blocked'
  | 'failed'
  | 'left';

/** What comes before the film or over the exercise; the state has `null` while the player watches and decides. */
export type Dialog =
  /** "What would you check here?": the stage itself, before the first clip, if the player looks first. */
  | { kind: 'lookFirst' }
  /** "New: look before you listen": the stage itself, once, for whoever has it turned off from before. */
  | { kind: 'lookOffer' }
  /** How speech is liked: the stage itself, once, before the first film. */
  | { kind: 'soundChoice' }
  | { kind: 'correct'; firstTry: boolean; assisted: boolean }
  | { kind: 'incorrect'; chosen: number }
  | { kind: 'secondIncorrect'; chosen: number }
  /** The end of a part and the beginning of this one, whose film plays when it is asked for. */
  | { kind: 'newPart'; part: number; isFilmOn: boolean }
  | { kind: 'welcomeBack' }
  | { kind: 'final' }
  | { kind: 'congratulations' }
  /** "How sure are you?": in a review, after Okay. */
  | { kind: 'sureness' }
  | { kind: 'reviewed'; outcome: AnsweredReview['outcome'] };

/**
 * What opens over the exercise: it stops picture and timer, and resumes them when it closes. The last one is whatever
 * may open over any page: Help, Display, and dialogs of the account.
 */
export type Overlay = 'feedback' | 'survey' | 'exercises' | 'modal';

export type PlayState = {
  exercises: readonly PlayExercise[];
  /** The exercise on the screen. */
  current: number;
  /** The option whose clip is on the screen, or `descriptionId`. */
  clip: number;
  /** The player wants the picture described before the options. */
  described: boolean;
  /** The player finds the place before the film. */
  looksFirst: boolean;
  /** What this player was never asked: how speech is liked, and whether to look first. */
  unasked: Unasked;
  /** What came of looking first at this exercise. */
  looked: LookedFirst;
  playback: Playback;
  /** The option chosen in the answer card; Okay is disabled while it is null. */
  choice: number | null;
  /** The film has ended, and nobody has started it again: "Who is Correct?" is the whole stage. */
  asked: boolean;
  /** Options whose clip has ended or was selected: the cards show what they claim (#reminders-of-claims). */
  heard: readonly number[];
  /** Wrong options chosen at this exercise, in order. */
  wrong: readonly number[];
  /** Answered correctly during this visit. */
  solved: boolean;
  /** The player is reminded once to choose (#second-miss). */
  reminder: 'none' | 'playing' | 'done';
  /** Repeats not yet saved; the save that includes them resets it (specification section 7). */
  repeats: number;
  dialog: Dialog | null;
  /** The open overlays, and what the picture does when the last one closes: `play` restarts the clip. */
  overlay: { by: readonly Overlay[]; onResume: 'nothing' | 'resume' | 'play' } | null;
  /** The exercise that Resume opens, as saved so far; null while no place is saved. */
  resumesAt: number | null;
  /** Exercises to practice in order, or null in a normal game. */
  practice: readonly number[] | null;
  kind: PlayKind;
};

/**
 * The game; one exercise of Today's three, which is answered once, and the player is asked how sure they are; or one of a test,
 * which is answered once, and nothing is said about it.
 */
export type PlayKind = 'course' | 'review' | 'test';

export type Unasked = { sound: boolean; look: boolean };

/** What came of "What would you check here?", and whether "Show me" was used, at once or after a miss. */
export type LookedFirst = { result: LookFirstResult; wasShown: boolean };

/** The answer to a review. */
export type AnsweredReview = {
  outcome: 'correct' | 'incorrect';
  selectedOptionId: number;
  /** Null if the player did not say. */
  sure: boolean | null;
  /** The place was shown, not found. */
  assisted: boolean;
  lookFirst: LookFirstResult;
  /** ISO 8601. */
  at: string;
};

/** A graded answer. Its id and time come from outside, so that the reducer stays pure. */
export type GradedAttempt = {
  attemptId: string;
  at: string;
  outcome: 'correct' | 'incorrect';
  selectedOptionId: number;
  assisted: boolean;
};

export type Leaving = 'game' | 'Reports';

/** `continue` is the button that a pause after a right answer offers. */
export type FocusPart = 'answers' | 'exercise' | 'continue';

/** What the screen has to do after a transition. Whatever closes a dialog says where the focus goes. */
export type PlayEffect =
  /** With `reload` it is loaded again, because it has not arrived. */
  | { type: 'playClip'; exerciseId: number; optionId: number; reload?: true }
  | { type: 'playCoaching'; name: CoachingName }
  | { type: 'playReminder' }
  | { type: 'sound'; name: SoundName }
  | { type: 'resume' }
  | { type: 'pause' }
  | { type: 'focus'; on: FocusPart }
  /** Scrolled into view, no further than needed. */
  | { type: 'show'; what: 'film' | 'answers' }
  | { type: 'startVisit'; exerciseId: number }
  /** With `isPlace` it is saved although nothing was done there. */
  | {
      type: 'save';
      exerciseId: number;
      attempts: readonly GradedAttempt[];
      skip: boolean;
      repeats: number;
      isPlace?: true;
      /** What came of looking first, with an answer. */
      lookFirst?: LookFirstResult;
    }
  | { type: 'saveReview'; review: AnsweredReview }
  | { type: 'remindLater'; afterMs: number }
  | { type: 'openFinal'; afterMs: number }
  /** `isEnd`: after the last exercise of the course. */
  | { type: 'leave'; to: Leaving; afterMs: number; isEnd?: true };

export type PlayEvent =
  | { type: 'exerciseOpened'; exerciseId: number; opening?: Opening | null }
  | { type: 'clipStarted' }
  /** The clip ran out of data while it played. */
  | { type: 'clipStalled' }
  /** From outside, by a headset or the system. */
  | { type: 'clipPaused' }
  | { type: 'clipContinued' }
  | { type: 'clipLate'; how: 'slow' | 'stuck' }
  | { type: 'clipEnded' }
  | { type: 'clipFailed' }
  | { type: 'playBlocked' }
  | { type: 'playPressed' }
  | { type: 'pausePressed' }
  | { type: 'clipSelected'; optionId: number }
  | { type: 'repeatPressed' }
  /** One claim once more, while the question is asked. */
  | { type: 'hearAgainPressed'; optionId: number }
  /** Takes effect when the next clip is chosen or the next exercise begins; the current clip continues. */
  | { type: 'descriptionSwitched'; on: boolean }
  /** Takes effect at the next exercise. */
  | { type: 'lookFirstSwitched'; on: boolean }
  | { type: 'unaskedRead'; unasked: Unasked }
  /** "Try it", or "Leave it off". */
  | { type: 'lookOfferAnswered'; isTried: boolean }
  | { type: 'soundChosen' }
  | ({ type: 'lookFirstEnded' } & LookedFirst)
  | { type: 'surenessGiven'; sure: boolean | null; at: string }
  | { type: 'chosen'; optionId: number }
  | { type: 'okayPressed'; attemptId: string; at: string }
  | { type: 'rightPersonPressed'; attemptId: string; at: string }
  | { type: 'reminderDue' }
  | { type: 'tryAgainPressed' }
  | { type: 'skipPressed'; attemptId: string; at: string }
  | { type: 'continuePressed' }
  | { type: 'pauseAfterCorrectPressed' }
  | { type: 'watchAgainPressed' }
  /** "See why again", at an exercise whose reason was shown. */
  | { type: 'seeWhyPressed' }
  | { type: 'nextPressed' }
  | { type: 'previousPressed' }
  | { type: 'previousPartPressed' }
  | { type: 'nextPartPressed' }
  | { type: 'exerciseSelected'; exerciseId: number }
  | { type: 'coachingEnded' }
  /** The film of the part that begins. */
  | { type: 'partFilmPressed' }
  /** With open exercises the final film waits: it praises a whole game. */
  | { type: 'finalOpened'; isAllAnswered: boolean }
  | { type: 'showResultsPressed' }
  | { type: 'overlayOpened'; by: Overlay }
  | { type: 'overlayClosed'; by: Overlay }
  /** The tab is hidden, or the player leaves the screen. */
  | { type: 'suspended' }
  | { type: 'leavePressed'; to: Leaving };
