import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { doctorPage, type HomeThing } from '#contract/rules/doctor-page.ts';
import { foundPlaces, type KindFigures } from '#contract/rules/report-figures.ts';
import { useConfig } from '#web/data/config.tsx';
import { useUser } from '#web/data/session/current-session.ts';
import { pictureOf } from '#web/screens/lane/exercise-pictures.ts';
import { formatDate } from '#web/shell/dates.ts';
import styles from './DoctorSheet.module.css';
import { useDoctorWords } from './doctor-words.ts';
import { NothingForNow, TooEarly, Topics } from './Topics.tsx';
import { useHome } from './use-home.ts';
import { usePrinting } from './use-printing.ts';

type DoctorSheetProps = { playthrough: Playthrough; game: Game; kinds: readonly KindFigures[] };

/** The page for the doctor, in place of everything else while the browser prints: the first page of the PDF. */
export function DoctorSheet({ playthrough, game, kinds }: DoctorSheetProps) {
  const { product } = useConfig().brand;
  const user = useUser();
  const name = user?.name ?? user?.userName;
  const { questions } = useDoctorWords();
  const home = useHome(playthrough, game);
  usePicture(home && pictureOf(home.exercise));
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const page = doctorPage(kinds);
  const found = foundPlaces(playthrough);
  const { firstTry, totalAnswered } = playthrough;
  return createPortal(
    <article className={styles.sheet}>
      <h1>{name ? <Trans>{name}'s page for the doctor</Trans> : <Trans>A page for the doctor</Trans>}</h1>
      <p>
        <Trans>
          {product}, a learning game, not a medical test. {formatDate(new Date().toISOString(), 'll')}
        </Trans>
      </p>
      {found && (
        <p className={styles.measured}>
          <Trans>
            Found {found.found} of {found.asked} places by looking.
          </Trans>
        </p>
      )}
      <p className={styles.measured}>
        <Trans>
          Chose the safer idea {firstTry} of {totalAnswered} times, the first time.
        </Trans>
      </p>
      <div className={styles.pair}>
        <section className={styles.box}>
          <h2>
            <Trans>Notices well</Trans>
          </h2>
          <Topics kinds={page.noticedWell} none={<TooEarly />} />
        </section>
        <section className={styles.box}>
          <h2>
            <Trans>Worth another look</Trans>
          </h2>
          <Topics kinds={page.worthAnotherLook} none={<NothingForNow />} />
        </section>
      </div>
      <h2>
        <Trans>At home</Trans>
      </h2>
      <Home home={home} />
      <h2>
        <Trans>Three questions to ask</Trans>
      </h2>
      <ol>
        {page.questions.map((question) => (
          <li key={question}>
            {questions[question]} <span className={styles.check} />
          </li>
        ))}
      </ol>
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
        <p className={styles.what}>{home ? home.what : <Trans>What I want to change:</Trans>}</p>
        {home && <p>{home.how}</p>}
      </div>
      <span className={styles.check} />
    </div>
  );
}

/** Fetched at once, because the browser does not wait for a picture when it prints. */
function usePicture(address: string | null | undefined) {
  useEffect(() => {
    if (address) new Image().src = address;
  }, [address]);
}
