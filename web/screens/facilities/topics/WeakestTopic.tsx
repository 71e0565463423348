import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { makeHuddle, type Topic } from '#contract/facility-topics.ts';
import { send } from '#web/data/api/client.ts';
import { OpenFile, readersPaper } from '#web/screens/reports/OpenFile.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Menu, MenuItem, MenuSection } from '#web/ui/overlays/Menu.tsx';
import { Unbroken } from '#web/ui/text/Unbroken.tsx';
import styles from './Topics.module.css';
import { useTopicName } from './topic-name.ts';

type WeakestTopicProps = { topics: readonly Topic[]; weakest: string | null };

/** The topic that is overlooked most, or another one that was chosen, with the page for a five-minute huddle. */
export function WeakestTopic({ topics, weakest }: WeakestTopicProps) {
  const { t } = useLingui();
  const nameOf = useTopicName();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = topics.find(({ topic }) => topic === (chosen ?? weakest)) ?? topics[0];
  if (!shown) return null;
  const { looked, figures } = shown.all;
  const itemOf = (topic: Topic) => (
    <MenuItem key={topic.topic} id={topic.topic} current={topic === shown}>
      {nameOf(topic)}
    </MenuItem>
  );
  return (
    <Stack gap={2} align="start" className={styles.weakest}>
      <h3>{shown.topic === weakest ? <Trans>Overlooked most</Trans> : <Trans>Topic for a huddle</Trans>}</h3>
      <p className={styles.topic} aria-live="polite">
        {nameOf(shown)}
      </p>
      {looked && (
        <p>
          <Trans>
            Before the film, they found {looked.found} of {looked.asked} places with the first tap.
          </Trans>
        </p>
      )}
      {figures && (
        <p>
          <Trans>
            Together, they overlooked it in {figures.overlooked} of {figures.firstTries} first tries.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          The huddle is one page for your team. It has a picture, what to ask, why, and what to do this week.
        </Trans>
      </p>
      <Row align="center" className={styles.actions}>
        <OpenFile
          key={shown.topic}
          variant="primary"
          make={async () =>
            (await send(makeHuddle, { body: { topic: shown.topic, paper: readersPaper() } })).address
          }
          label={
            <Trans>
              Open the <Unbroken>five-minute</Unbroken> huddle
            </Trans>
          }
          words={{
            making: t`Making the page...`,
            failed: <Trans>The page could not be made. Please try again.</Trans>,
            ready: <Trans>The page is ready.</Trans>,
            open: <Trans>Open the page</Trans>,
          }}
        />
        <Menu label={<Trans>Choose another topic</Trans>} onChoose={setChosen}>
          <MenuSection title={t`Parts of the game`}>
            {topics.filter(({ part }) => part).map(itemOf)}
          </MenuSection>
          <MenuSection title={t`Kinds of signal`}>
            {topics.filter(({ signal }) => signal).map(itemOf)}
          </MenuSection>
        </Menu>
      </Row>
    </Stack>
  );
}
