import { Trans } from '@lingui/react/macro';
import type { RoomExercise } from '#contract/together.ts';
import { TalkCards } from '#web/screens/together/TalkCards.tsx';
import { talkAfter } from '#web/screens/together/talk-after.ts';

/** What the guest asks after the reason, and at the end of a part. */
export function Ask({ opened, name }: { opened: RoomExercise; name: string }) {
  const { exercise, parts } = opened;
  const talk = talkAfter({ parts, exercises: [exercise] }, exercise);
  if (!talk) return null;
  return (
    <TalkCards talk={talk} part={exercise.part}>
      <p>
        <Trans>
          Ask <span translate="no">{name}</span>, and listen. If something is missing, say it in your own
          words and ask once more. There is no wrong answer.
        </Trans>
      </p>
    </TalkCards>
  );
}
