import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { doctorPage, type HomeThing, tellsNoticed } from '#contract/rules/doctor-page.ts';
import type { KindFigures } from '#contract/rules/report-figures.ts';
import { foundPlaces } from '#contract/rules/scoring.ts';
import { useConfig } from '#web/data/config.tsx';
import { useUser } from '#web/data/session/current-session.ts';
import { within } from '#web/lib/within.ts';
import { pictureOf } from '#web/screens/lane/exercise-pictures.ts';
import { formatDate } from '#web/shell/dates.ts';
import { usePrint } from '#web/ui/controls/use-print.ts';
import styles from './DoctorSheet.module.css';
import { useDoctorWords } from './doctor-words.ts';
import { NothingForNow, TooEarly, Topics } from './Topics.tsx';
import { useHome } from './use-home.ts';
import { usePrinting } from './use-printing.ts';

/** A page without its picture is better than none, on a line that answers nothing. */
const pictureWaitMs = 3000;

type DoctorSheetProps = { playthrough: Playthrough; game: Game; kinds: readonly KindFigures[] };

/** The page for the doctor, in place of everything else while the browser prints: the first page of the PDF. */
export function DoctorSheet({ playthrough, game, kinds }: DoctorSheetProps) {
  const { product } = useConfig().brand;
  const user = useUser();
  const name = user?.name ?? user?.userName;
  const { questions } = useDoctorWords();
  const page = doctorPage(kinds);
  const home = useHome(playthrough, game, page);
  useAskedPrint(home && pictureOf(home.exercise));
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const found = foundPlaces(playthrough);
  const { firstTry, totalAnswered } = playthrough;
  return createPortal(
    <article className={styles.sheet}>
      <h1>
        {name ? (
          <Trans>
            <span translate="no">{name}</span>'s page for the doctor
          </Trans>
        ) : (
          <Trans>A page for the doctor</Trans>
        )}
      </h1>
      <p>
        <Trans>
          {product}, a learning game, not a medical test. {formatDate(new Date().toISOString(), 'll')}
        </Trans>
      </p>
      <p>
        <Trans>
          It shows what was noticed in short films. Nobody was asked about symptoms. It is not a diagnosis,
          and it cannot say whether somebody will fall.
        </Trans>
      </p>
      <p className={styles.blanks}>
        <span>
          <Trans>Name:</Trans>
        </span>
        <span>
          <Trans>Date of birth:</Trans>
        </span>
      </p>
      <h2>
        <Trans>Three questions to ask (check when asked)</Trans>
      </h2>
      <ol>
        {page.questions.map((question) => (
          <li key={question}>
            {questions[question]} <span className={styles.check} />
          </li>
        ))}
      </ol>
      <h2>
        <Trans>One thing at home (check when done)</Trans>
      </h2>
      <Home home={home} />
      <h2>
        <Trans>In the game (topics, not symptoms)</Trans>
      </h2>
      <div className={styles.pair}>
        {tellsNoticed(page) && (
          <section className={styles.box}>
            <h3>
              <Trans>Noticed in films about</Trans>
            </h3>
            <Topics kinds={page.noticedWell} none={<TooEarly />} />
          </section>
        )}
        <section className={styles.box}>
          <h3>
            <Trans>Missed in films about</Trans>
          </h3>
          <Topics kinds={page.worthAnotherLook} none={<NothingForNow />} />
        </section>
      </div>
      {found && (
        <p className={styles.measured}>
          <Trans>
            Found {found.found} of {found.asked} places by looking.
          </Trans>
        </p>
      )}
      <p className={styles.measured}>
        <Trans>
          Chose the safer idea: {firstTry} of {totalAnswered}, on the first try.
        </Trans>
      </p>
      <p className={styles.room}>
        <Trans>What the doctor said</Trans>
      </p>
    </article>,
    document.body,
  );
}

function Home({ home }: { home: HomeThing | null }) {
  const picture = home && pictureOf(home.exercise);
  return (
    <div className={styles.home}>
      {picture && <img src={picture} alt="" />}
      <div>
        <p className={styles.what}>{home ? whatToDo(home) : <Trans>What I want to change:</Trans>}</p>
        {home && (
          <p>{home.isChosen ? home.how : <Trans>From the exercise: {home.exercise.title_after}</Trans>}</p>
        )}
      </div>
      <span className={styles.check} />
    </div>
  );
}

/** The title of an exercise says nothing to somebody who does not know the game. */
const whatToDo = ({ isChosen, what, how }: HomeThing) => (isChosen ? what : how);

/**
 * The picture is fetched at once, because the browser does not wait for it when it prints. Whoever asked for the page
 * elsewhere is led here, where it is then printed, once.
 */
function useAskedPrint(address: string | null | undefined) {
  const isAsked = useRef((useLocation().state as { prints?: unknown } | null)?.prints === true);
  const { print } = usePrint<'page'>();
  const latest = useRef(print);
  latest.current = print;
  useEffect(() => {
    const printOnce = () => {
      if (!isAsked.current) return;
      isAsked.current = false;
      history.replaceState({ ...history.state, usr: null }, '');
      latest.current('page');
    };
    if (!address) return printOnce();
    const picture = new Image();
    const settled = new Promise((resolve) => {
      picture.onload = resolve;
      picture.onerror = resolve;
    });
    picture.src = address;
    void within(pictureWaitMs, settled, null).then(printOnce);
  }, [address]);
}
