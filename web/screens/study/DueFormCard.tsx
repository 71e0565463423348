import { Trans } from '@lingui/react/macro';
import type { Participation } from '#contract/own-study.ts';
import { paths } from '#contract/pages/paths.ts';
import { answerStudyForm } from '#contract/study-forms.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { OnStudyChanged } from './on-study-changed.ts';

type DueFormCardProps = { dueForm: NonNullable<Participation['dueForm']>; onDone: OnStudyChanged };

/** The test that the study asks now: what it is, the way to it, and a way around it. */
export function DueFormCard({ dueForm: { time, answered, of }, onDone }: DueFormCardProps) {
  const left = of - answered;
  return (
    <Card>
      <h2>
        {time === 'before' ? (
          <Trans>A short test before you play</Trans>
        ) : (
          <Trans>A short test after the game</Trans>
        )}
      </h2>
      <p>
        <Trans>
          You see one moment after another, {of} in all, and say who is correct. It takes about 15 minutes.
          You are not told what was right, and your game stays as it is.
        </Trans>
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
        <LinkButton to={paths.studyForm} variant="primary">
          {answered > 0 ? <Trans>Continue the test</Trans> : <Trans>Begin the test</Trans>}
        </LinkButton>
        <ConfirmButton
          label={<Trans>Skip this test</Trans>}
          title={<Trans>Skip this test?</Trans>}
          keepLabel={<Trans>Keep the test</Trans>}
          confirm={{ label: <Trans>Skip it</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
          send={() => send(answerStudyForm, { body: { time, answers: [], skipsRest: true } })}
          onSuccess={onDone}
        >
          <p>
            <Trans>It is not asked again. You still take part in the study.</Trans>
          </p>
        </ConfirmButton>
      </Row>
    </Card>
  );
}
