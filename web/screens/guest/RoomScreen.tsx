import { msg } from '@lingui/core/macro';
import { useParams } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { Page } from '#web/shell/layout/Page.tsx';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { AideRoom } from './aide/AideRoom.tsx';

export const handle: ScreenHandle = {
  title: msg`A film for the group`,
  questions: [
    {
      question: msg`How does this work?`,
      answer: msg`Everybody watches the film on this screen. Ask who agrees with each of the two people, count the hands, and choose Record the count. Then choose as most did, and read the reason together.`,
    },
    {
      question: msg`What is stored?`,
      answer: msg`Only how many hands went up for each answer. No name and no answer of a resident is stored.`,
    },
  ],
};

/** /aideRoom/:token: one screen before which residents sit; an aide leads it, without an account. */
export function Component() {
  const { token: link = '' } = useParams();
  return (
    <Page top={<TopBar home={paths.home} hasDisplayInHelp />} footer={<Footer brief />}>
      <AideRoom key={link} link={link} />
    </Page>
  );
}
