import { Trans } from '@lingui/react/macro';
import { useUser } from '#web/data/session/current-session.ts';
import { useStore } from '#web/lib/store.ts';
import { takeTriedOver, triedExercise } from '#web/screens/game/tried-exercise.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

/** Once, before the first answer of a game: whoever tried one exercise and then signed up need not answer it again. */
export function TriedOffer() {
  const user = useUser();
  const tried = useStore(triedExercise, []);
  if (!user || tried.length === 0) return null;
  return (
    <Notice
      kind="info"
      actions={
        <Row>
          <Button onClick={() => takeTriedOver(user.userId)}>
            <Trans>Keep my answer</Trans>
          </Button>
          <Button variant="text" onClick={() => triedExercise.set([])}>
            <Trans>Begin without it</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>
        You tried exercise 1 before you logged in. You can keep that answer, and continue with exercise 2.
      </Trans>
    </Notice>
  );
}
