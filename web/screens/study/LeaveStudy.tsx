import { Trans } from '@lingui/react/macro';
import { leaveStudy, type StudyText } from '#contract/own-study.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { OnStudyChanged } from './on-study-changed.ts';

type LeaveStudyProps = { study: StudyText; isClosed: boolean; onDone: OnStudyChanged };

/** Two ways out, side by side: neither is the easier one. Whoever only has a password from the facility deletes nothing. */
export function LeaveStudy({ study: { name }, isClosed, onDone }: LeaveStudyProps) {
  const leave = (keep: boolean) => () => send(leaveStudy, { body: { keep } });
  return (
    <Card>
      <h2>
        <Trans>Leave the study</Trans>
      </h2>
      <p>
        <Trans>You can leave at any time, and you need no reason. Your game and your account stay.</Trans>
      </p>
      <Row>
        <ConfirmButton
          label={<Trans>Leave, and keep what was collected</Trans>}
          title={<Trans>Leave {name}?</Trans>}
          keepLabel={<Trans>Stay in the study</Trans>}
          confirm={{ label: <Trans>Leave the study</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
          send={leave(true)}
          onSuccess={onDone}
        >
          <p>
            <Trans>
              The study keeps what was collected until today, under your code. It gets nothing more.
            </Trans>
          </p>
        </ConfirmButton>
        {!isClosed && (
          <ConfirmButton
            label={<Trans>Leave, and delete what was collected</Trans>}
            title={<Trans>Leave {name}, and delete all of it?</Trans>}
            keepLabel={<Trans>Stay in the study</Trans>}
            confirm={{ label: <Trans>Leave and delete</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
            send={leave(false)}
            onSuccess={onDone}
          >
            <p>
              <Trans>
                All that the study has of you is deleted now. Files that researchers have already read are
                theirs to delete. This cannot be undone.
              </Trans>
            </p>
          </ConfirmButton>
        )}
      </Row>
      {isClosed && (
        <p>
          <Trans>To have what was collected deleted, first show who you are.</Trans>
        </p>
      )}
    </Card>
  );
}
