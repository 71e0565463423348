import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { duePicturesQuery } from './due-pictures-query.ts';

/** On the dashboard, for members whose facility asks for its sixteen pictures now. Otherwise nothing; the game never waits for it. */
export function PicturesNote() {
  const user = useUser();
  const { data: due } = useQuery({ ...duePicturesQuery, enabled: user?.userType === 'facilityUser' });
  const [isPutOff, setPutOff] = useState(false);
  if (!due || isPutOff) return null;
  return (
    <Notice
      kind="info"
      actions={
        <Row>
          <LinkButton to={paths.pictures}>
            {due.answered > 0 ? <Trans>Continue with the pictures</Trans> : <Trans>See what it is</Trans>}
          </LinkButton>
          <Button onClick={() => setPutOff(true)}>
            <Trans>Not now</Trans>
          </Button>
        </Row>
      }
    >
      {due.time === 'before' ? (
        <Trans>Please look at sixteen pictures before you play. Your facility asks for it.</Trans>
      ) : (
        <Trans>
          You have seen all exercises. Please look at sixteen pictures once more. Your facility asks for it.
        </Trans>
      )}
    </Notice>
  );
}
