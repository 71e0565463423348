import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { cardDays, makeCards } from '#contract/facility-adding-members.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { PrintButton } from '#web/ui/controls/HandOut.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Progress } from '#web/ui/status/Progress.tsx';
import type { AccountFacility } from '../FacilityPage.tsx';
import { useCardCount, useRefetchMembers } from '../member-queries.ts';
import { usePapers } from '../papers/use-papers.ts';
import { WithBold } from '../papers/WithBold.tsx';
import styles from './AddMembers.module.css';

type SignInCard = ResponseOf<typeof makeCards>['cards'][number];

/** Makes the cards of all members that need one, some at a time, and prints them together. */
export function Cards({ facility }: { facility: AccountFacility }) {
  const refetchMembers = useRefetchMembers();
  const waiting = useCardCount();
  const [cards, setCards] = useState<readonly SignInCard[]>([]);
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remaining = waiting.data?.remaining ?? 0;

  async function makeAll() {
    setMaking(true);
    setFailure(null);
    let made: SignInCard[] = [...cards];
    try {
      let isOver = false;
      while (!isOver) {
        const batch = await send(makeCards, {});
        made = [...made, ...batch.cards];
        setCards(made);
        isOver = batch.remaining === 0 || batch.cards.length === 0;
      }
    } catch (problem) {
      // The cards so far are there: nobody sees their passwords again.
      setFailure((problem as Error).message);
    }
    setMaking(false);
    void refetchMembers();
  }

  if (remaining === 0 && cards.length === 0 && failure === null) return null;
  return (
    <>
      {isMaking ? (
        <Progress
          label={
            <Trans>
              {cards.length} of {remaining} cards are made
            </Trans>
          }
          value={cards.length}
          max={remaining}
        />
      ) : (
        remaining > 0 && (
          <>
            <p>
              <Plural
                value={remaining}
                one="# member without email has no password yet."
                other="# members without email have no password yet."
              />
            </p>
            <Row>
              <Button onClick={() => void makeAll()}>
                <Trans>Make their cards</Trans>
              </Button>
            </Row>
          </>
        )
      )}
      {failure !== null && (
        <Notice kind="bad" focus>
          {failure}{' '}
          <Trans>
            Some members may have a password without a card. If a card is missing, give that member a new
            password in the list of members.
          </Trans>
        </Notice>
      )}
      {!isMaking && cards.length > 0 && (
        <Notice
          kind="good"
          announce
          // The button that made them is gone; what failed is read first.
          focus={failure === null}
          actions={
            <>
              <PrintButton sheet={<Sheet cards={cards} facility={facility} />}>
                <Trans>Print the cards</Trans>
              </PrintButton>
              <Button variant="text" onClick={() => setCards([])}>
                <Trans>Done printing</Trans>
              </Button>
            </>
          }
        >
          <Plural
            value={cards.length}
            one="# card is made. Print it now: its password is not shown again."
            other="# cards are made. Print them now: their passwords are not shown again."
          />
          <CardList cards={cards} />
        </Notice>
      )}
    </>
  );
}

/** On the screen, because a printer may fail and no password can be seen again. */
function CardList({ cards }: { cards: readonly SignInCard[] }) {
  return (
    <Stack as="ul" gap={1} className={styles.cards} translate="no" tabIndex={0}>
      {cards.map(({ userId, userName, password }) => (
        <li key={userId}>
          {userName}: <strong>{password}</strong>
        </li>
      ))}
    </Stack>
  );
}

/** On paper only, in the language of the facility. */
function Sheet({ cards, facility }: { cards: readonly SignInCard[]; facility: AccountFacility }) {
  const { language, words, pageOf } = usePapers(facility.language);
  const { goTo, userName: userNameLabel, password: passwordLabel, once } = words.card;
  const address = `${window.location.host}${pageOf(paths.signIn)}`;
  return (
    <div className={styles.sheet} lang={language}>
      {cards.map(({ userId, userName, password }) => (
        <article key={userId} className={styles.card}>
          <h2>{facility.name}</h2>
          <p>
            <WithBold text={goTo({ address })} />
          </p>
          <p>{userNameLabel}</p>
          <p className={styles.secret} translate="no">
            {userName}
          </p>
          <p>{passwordLabel}</p>
          <p className={styles.secret}>{password}</p>
          <p>{once({ days: cardDays })}</p>
          <p>{words.sees}</p>
        </article>
      ))}
    </div>
  );
}
