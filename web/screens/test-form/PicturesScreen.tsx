import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { answerFacilityForm, getFacilityForm } from '#contract/facility-forms.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { Page } from '#web/shell/layout/Page.tsx';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { useRefetchPictures } from './due-pictures-query.ts';
import { FormPage, formQuery } from './FormPage.tsx';
import { PicturesIntro } from './PicturesIntro.tsx';

export const handle: ScreenHandle = {
  title: msg`Sixteen pictures`,
  questions: [
    {
      question: msg`What does my facility see?`,
      answer: msg`Only how groups of five or more do here, and not your own answers. If you skip the pictures, nobody is told.`,
    },
    {
      question: msg`Can I stop in the middle?`,
      answer: msg`Yes. Choose Stop for now. What you have answered is saved.`,
    },
    {
      question: msg`Does this change my results?`,
      answer: msg`No. Your results stay those of your game.`,
    },
  ],
};

const query = formQuery(['facility form'], (signal) => send(getFacilityForm, { signal }));

/** /pictures: what the sixteen pictures of the own facility are, and then one after the other. */
export function Component() {
  const [isBegun, setBegun] = useState(false);
  const refetchPictures = useRefetchPictures();
  if (!isBegun)
    return (
      <Page top={<TopBar home={paths.dashboard} hasDisplayInHelp />} footer={<Footer brief />}>
        <PicturesIntro onBegin={() => setBegun(true)} />
      </Page>
    );
  return (
    <FormPage
      query={query}
      sendAnswers={(body) => send(answerFacilityForm, { body })}
      onSaved={() => void refetchPictures()}
      leavesTo={paths.dashboard}
      thanks={<Trans>Your answers are saved. Your facility never sees them.</Trans>}
      onFailure={
        <LinkButton to={paths.dashboard}>
          <Trans>Go to the dashboard</Trans>
        </LinkButton>
      }
    />
  );
}
