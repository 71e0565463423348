import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { paths } from '#contract/pages/paths.ts';
import type { RoomState } from '#web/screens/together/room-connection.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';

type RoomOverProps = { ended: NonNullable<RoomState['ended']>; onLeave: () => void };

/** The end, and what can be done now. */
export function RoomOver({ ended, onLeave }: RoomOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Screen as="section" gap={3} align="start" width="narrow">
      <h1 ref={heading} tabIndex={-1}>
        {ended.code === 'other_release' ? (
          <Trans>There is a new version</Trans>
        ) : (
          <Trans>Thank you for coming</Trans>
        )}
      </h1>
      <p>{ended.message}</p>
      <Row>
        {ended.code === 'other_release' ? (
          <Button variant="primary" icon="retry" onClick={() => window.location.reload()}>
            <Trans>Load the page again</Trans>
          </Button>
        ) : (
          <LinkButton to={paths.tryOne} variant="primary">
            <Trans>Try one exercise yourself</Trans>
          </LinkButton>
        )}
        <LinkButton to={paths.together} onClick={onLeave}>
          <Trans>Type six letters</Trans>
        </LinkButton>
      </Row>
    </Screen>
  );
}
