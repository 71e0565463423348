import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { specifiedParts } from '#contract/rules/porch-lane.ts';
import { useConfig } from '#web/data/config.tsx';
import { sampleGameQuery } from '#web/data/game/game-queries.ts';
import { Lamps } from '#web/screens/lane/Lamps.tsx';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import { BrandMark } from '#web/shell/layout/BrandMark.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import styles from './Postcard.module.css';

const everyWindow = new Set(
  Array.from({ length: specifiedParts.at(-1)?.last ?? 0 }, (_, index) => index + 1),
);

/** The lane with all its lights on, and Rosa, who invites. It is the same for everyone. */
export function Postcard({ address }: { address?: string }) {
  const { product } = useConfig().brand;
  // The public sample: its exercise is the one that the friend will play.
  const { data: game } = useQuery(sampleGameQuery);
  const face = game?.people.find(({ name }) => name === 'Rosa')?.avatar_url;
  return (
    <section className={styles.card}>
      <div className={styles.sky}>
        <div className={styles.lamps}>
          <Lamps />
        </div>
        <p className={styles.question}>
          <Trans>Can you spot what could trip Rosa?</Trans>
        </p>
        <PorchLane lit={everyWindow} isWhole />
      </div>
      <Row gap={3} wrap={false} align="center" className={styles.invitation}>
        <span className={styles.face}>{face && <img src={face} alt="" width={160} height={160} />}</span>
        <div>
          <p>
            <strong>
              <Trans>Rosa:</Trans>
            </strong>{' '}
            <q>
              <Trans>Come and take a look around my kitchen. One exercise is free.</Trans>
            </q>
          </p>
          <p className={styles.from}>
            <BrandMark size="1.4rem" />
            <span>{product}</span>
          </p>
          {address && (
            <p className={styles.address} translate="no">
              {address}
            </p>
          )}
        </div>
      </Row>
    </section>
  );
}
