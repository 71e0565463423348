import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { Page } from '#web/shell/layout/Page.tsx';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { FindRoom } from './join/FindRoom.tsx';
import { GuestRoom } from './room/GuestRoom.tsx';
import { forgetSeat, type GuestSeat, keepSeat, readSeat } from './seat.ts';

export const handle: ScreenHandle = {
  title: msg`Play along`,
  description: msg`Watch a film together with somebody who plays the game, each at home.`,
  questions: [
    {
      question: msg`Where do I find the six letters?`,
      answer: msg`The person who invited you sees them on their screen. Ask them to read them out, or to send you the link.`,
    },
    {
      question: msg`I hear nothing.`,
      answer: msg`Choose Turn on the sound on the film. If it stays silent, turn up the sound of your device.`,
    },
    {
      question: msg`What is stored of me?`,
      answer: msg`Only the name that you type, until the link ends. It is deleted then, after four hours at the latest.`,
    },
  ],
};

/** /together and /together/:token: a guest comes in, without an account, and follows the player's film. */
export function Component() {
  const { token: link = null } = useParams();
  const [seat, setSeat] = useState(() => readSeat(link));
  const enter = (seat: GuestSeat) => {
    keepSeat(seat, link);
    setSeat(seat);
  };
  const leave = () => {
    forgetSeat();
    setSeat(null);
  };
  return (
    <Page top={<TopBar home={paths.home} hasDisplayInHelp />} footer={<Footer brief />}>
      {seat === null ? (
        <Screen width="narrow">
          <FindRoom link={link} onEntered={enter} />
        </Screen>
      ) : (
        <GuestRoom key={seat.seat} {...seat} onLeave={leave} />
      )}
    </Page>
  );
}
