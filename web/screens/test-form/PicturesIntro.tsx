import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerFacilityForm } from '#contract/facility-forms.ts';
import { paths } from '#contract/pages/paths.ts';
import type { DueForm } from '#contract/test-forms.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { duePicturesQuery, useRefetchPictures } from './due-pictures-query.ts';

type PicturesIntroProps = { onBegin: () => void };

/** Before the first picture: what it is, who sees what, and three ways on. */
export function PicturesIntro({ onBegin }: PicturesIntroProps) {
  const due = useQuery(duePicturesQuery);
  const refetch = useRefetch();
  const refetchPictures = useRefetchPictures();
  const [skipped, setSkipped] = useState<string | null>(null);
  return (
    <Screen width="narrow">
      <h1>
        <Trans>Sixteen pictures</Trans>
      </h1>
      {due.isPending && <Waiting onRetry={() => refetch(duePicturesQuery)} />}
      {due.isError && (
        <RetryNotice onRetry={() => refetch(duePicturesQuery)}>{due.error.message}</RetryNotice>
      )}
      {skipped !== null && (
        <Notice kind="good" focus>
          {skipped}
        </Notice>
      )}
      {due.data && skipped === null && (
        <Offer
          due={due.data}
          onBegin={onBegin}
          onSkipped={({ message }) => {
            setSkipped(message);
            void refetchPictures();
          }}
        />
      )}
      {due.data === null && (
        <>
          {skipped === null && (
            <p>
              <Trans>There are no pictures to look at now.</Trans>
            </p>
          )}
          <Row>
            <LinkButton to={paths.dashboard} variant="primary">
              <Trans>Go to the dashboard</Trans>
            </LinkButton>
          </Row>
        </>
      )}
    </Screen>
  );
}

type OfferProps = PicturesIntroProps & { due: DueForm; onSkipped: (response: { message: string }) => void };

function Offer({ due: { time, answered, of }, onBegin, onSkipped }: OfferProps) {
  const left = of - answered;
  return (
    <>
      <p>
        <Trans>
          You see one moment after another, {of} in all, and say who is correct. It takes about 15 minutes.
          You are not told what was right, and your game stays as it is.
        </Trans>
      </p>
      <p>
        <strong>
          <Trans>Your facility sees how groups of five or more do here, and not your own answers.</Trans>
        </strong>
      </p>
      <p>
        {time === 'before' ? (
          <Trans>You can stop and come back, until you answer the first exercise of the game.</Trans>
        ) : (
          <Trans>You can stop and come back.</Trans>
        )}{' '}
        {answered > 0 && (
          <Trans>
            {left} of {of} are left.
          </Trans>
        )}
      </p>
      <Row>
        <Button variant="primary" onClick={onBegin}>
          {answered > 0 ? <Trans>Continue with the pictures</Trans> : <Trans>Begin with the pictures</Trans>}
        </Button>
        <LinkButton to={paths.dashboard}>
          <Trans>Not now</Trans>
        </LinkButton>
        <ConfirmButton
          label={<Trans>Skip the pictures</Trans>}
          title={<Trans>Skip the pictures?</Trans>}
          keepLabel={<Trans>Keep them</Trans>}
          confirm={{ label: <Trans>Skip them</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
          send={() => send(answerFacilityForm, { body: { time, answers: [], skipsRest: true } })}
          onSuccess={onSkipped}
        >
          <p>
            <Trans>They are not asked again. Nobody is told, and you can play as before.</Trans>
          </p>
        </ConfirmButton>
      </Row>
    </>
  );
}
