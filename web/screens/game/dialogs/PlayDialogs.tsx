import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { CorrectDialog, IncorrectDialog, SecondIncorrectDialog } from './AnswerDialogs.tsx';
import { CongratulationsDialog, FinalDialog } from './EndDialogs.tsx';
import { LookFirstDialog } from './LookFirstDialog.tsx';
import { PartIntroDialog, WelcomeBackDialog } from './PartIntroDialog.tsx';
import { ReviewedDialog, SurenessDialog } from './ReviewDialogs.tsx';

/** Dialogs after an answer, one at a time, each with its clip, its text and the next actions. */
export function PlayDialogs(props: PlayDialogsProps) {
  switch (props.state.dialog?.kind) {
    case 'lookFirst':
      return <LookFirstDialog key={props.exercise.exercise_id} {...props} />;
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'incorrect':
      return <IncorrectDialog {...props} />;
    case 'secondIncorrect':
      return <SecondIncorrectDialog {...props} />;
    case 'partIntro':
      return <PartIntroDialog {...props} />;
    case 'welcomeBack':
      return <WelcomeBackDialog {...props} />;
    case 'final':
      return <FinalDialog {...props} />;
    case 'congratulations':
      return <CongratulationsDialog {...props} />;
    case 'sureness':
      return <SurenessDialog {...props} />;
    case 'reviewed':
      return <ReviewedDialog {...props} />;
    default:
      return null;
  }
}
