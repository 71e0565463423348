import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type listTopics, makeHuddle } from '#contract/facility-topics.ts';
import { send } from '#web/data/api/client.ts';
import { OpenFile, readersPaper } from '#web/screens/reports/OpenFile.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Menu, MenuItem, MenuSection } from '#web/ui/overlays/Menu.tsx';
import { Unbroken } from '#web/ui/text/Unbroken.tsx';
import styles from './Huddle.module.css';
import { useTopicName } from './topic-name.ts';

type HuddlePageProps = Pick<ResponseOf<typeof listTopics>, 'topics' | 'weakest'>;

/** The page for a huddle, as a picture: about the topic that is overlooked most, or another one that was chosen. */
export function HuddlePage({ topics, weakest }: HuddlePageProps) {
  const { t } = useLingui();
  const nameOf = useTopicName();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = topics.find(({ topic }) => topic === (chosen ?? weakest)) ?? topics[0];
  if (!shown) return null;
  const { looked, figures } = shown.all;
  const itemOf = (topic: (typeof topics)[number]) => (
    <MenuItem key={topic.topic} id={topic.topic} current={topic === shown}>
      {nameOf(topic)}
    </MenuItem>
  );
  return (
    <Row gap={4} align="start" className={styles.huddle}>
      <div className={styles.paper} aria-hidden="true">
        <strong>{nameOf(shown)}</strong>
        {shown.picture && <img src={shown.picture} alt="" />}
        {/* The lines of the page, as one sees a page from afar. */}
        <svg className={styles.lines} aria-hidden="true">
          <path d={lines.map((width, place) => `M0 ${2 + place * 9}h${2 * width}`).join('')} />
        </svg>
      </div>
      <Stack gap={2} align="start" className={styles.words}>
        <p>{shown.topic === weakest ? <Trans>Overlooked most</Trans> : <Trans>Topic for a huddle</Trans>}</p>
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
          <Trans>One page for your team: a picture, what to ask, why, and what to do this week.</Trans>
        </p>
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
        <Menu variant="link" label={<Trans>Choose another topic</Trans>} onChoose={setChosen}>
          <MenuSection title={t`Parts of the game`}>
            {topics.filter(({ part }) => part).map(itemOf)}
          </MenuSection>
          <MenuSection title={t`Kinds of signal`}>
            {topics.filter(({ signal }) => signal).map(itemOf)}
          </MenuSection>
        </Menu>
      </Stack>
    </Row>
  );
}

/** How long each line is, of a hundred. */
const lines = [40, 96, 90, 94, 60, 38, 92, 97, 55, 42, 95, 88];
