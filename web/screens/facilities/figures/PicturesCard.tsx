import { Trans } from '@lingui/react/macro';
import { type FormFigures, type Share, switchFacilityForms } from '#contract/facility-figures.ts';
import { fewestMembers } from '#contract/facility-topics.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { OnChanged } from '../on-changed.ts';
import { TitledCard } from '../TitledCard.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './Figures.module.css';
import type { FacilityFigures } from './figures-query.ts';

type PicturesCardProps = { figures: FacilityFigures; onDone: OnChanged };

/** Members before and after the game, and whether they are asked. */
export function PicturesCard({ figures, onDone }: PicturesCardProps) {
  const { all, units } = figures;
  const shown = units.filter(({ figures }) => figures !== null);
  const hidden = units.filter(({ figures }) => figures === null);
  return (
    <TitledCard title={<Trans>Sixteen pictures, before and after</Trans>}>
      {all === null ? (
        <>
          <Asking figures={figures} onDone={onDone} />
          <p>
            <Trans>
              No figures yet. They appear once {fewestMembers} members have looked at the pictures before the
              game and after it.
            </Trans>
          </p>
        </>
      ) : (
        <>
          <WhatChanged all={all} />
          <div className={styles.places}>
            <BeforeAfter name={<Trans>All together</Trans>} figures={all} />
            {shown.map(
              ({ unitId, name, figures }) =>
                figures && <BeforeAfter key={unitId} name={name} figures={figures} />,
            )}
          </div>
          <p className={styles.small}>
            <Trans>The bar shows between which two figures the true one lies, 19 times out of 20.</Trans>
          </p>
          {hidden.length > 0 && (
            <p>
              <Trans>
                Fewer than {fewestMembers} to show: {hidden.map(({ name }) => name).join(', ')}.
              </Trans>
            </p>
          )}
          <Asking figures={figures} onDone={onDone} />
        </>
      )}
      <p className={styles.small}>
        <Trans>
          You see figures of {fewestMembers} members or more together, and never what one person answered. New
          ones are counted at night, {fewestMembers} or more at a time, so the units may not add up to all
          together. Members who take part in a study with the same test are not in it.
        </Trans>
      </p>
    </TitledCard>
  );
}

/** What members are asked to do, and whether they are. */
function Asking({ figures: { asksForms }, onDone }: PicturesCardProps) {
  return (
    <>
      <p>
        <Trans>
          Members look at sixteen pictures before the game. After the last exercise they look at the same
          places again: what was safe is not, and the other way round. They are not told what was right.
          Nobody has to.
        </Trans>
      </p>
      <Row align="center" lines="target">
        <strong className={styles.state}>
          {asksForms ? <Trans>Your members are asked.</Trans> : <Trans>Your members are not asked.</Trans>}
        </strong>
        <ActionButton
          variant={asksForms ? 'secondary' : 'primary'}
          label={asksForms ? <Trans>Stop asking</Trans> : <Trans>Ask my members</Trans>}
          sendingLabel={<Trans>One moment...</Trans>}
          send={() => send(switchFacilityForms, { body: { asksForms: !asksForms } })}
          onSuccess={onDone}
        />
      </Row>
    </>
  );
}

/** What changed, in words; the units and the intervals are below it. */
function WhatChanged({ all: { before, after, change } }: { all: NonNullable<FormFigures> }) {
  const [was, is] = [before.percent, after.percent];
  return (
    <>
      <p className={styles.changed}>
        <Direction change={change} />
      </p>
      <p>
        <Trans>
          Before the game {was} of 100 answers were right, after it {is}.
        </Trans>
      </p>
    </>
  );
}

function Direction({ change: { from, to } }: { change: Share }) {
  if (from > 0) return <Trans>Your members were right more often after the game.</Trans>;
  if (to < 0) return <Trans>Your members were right less often after the game.</Trans>;
  return <Trans>No change is sure yet.</Trans>;
}
