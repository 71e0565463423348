import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StudyText } from '#contract/own-study.ts';
import type { Collectable } from '#contract/study-plan.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';

const collected: Record<Collectable, MessageDescriptor> = {
  firstTries: msg`Your first try of each exercise: what you chose, how fast, and whether you looked first. It is kept for the study, also after Start New.`,
  reviews: msg`Your reviews in Today's three, and how sure you were.`,
  exposure: msg`How much you played: days, films, and minutes with sound.`,
  plans: msg`What became of your plan, without your own words.`,
  surveys: msg`Your answers to the two surveys of the game.`,
  forms: msg`Your answers to two short tests, one before the game and one after it, and how fast you were.`,
};

/** Made from the plan of the study, so that it never says less than what is collected. */
export function CollectedList({ study: { collects, months } }: { study: StudyText }) {
  const { i18n } = useLingui();
  return (
    <>
      <Stack as="ul">
        {months.length > 0 && (
          <li>
            <Trans>Your answers to the questions of the study. You can skip any of them.</Trans>
          </li>
        )}
        {collects.map((one) => (
          <li key={one}>{i18n._(collected[one])}</li>
        ))}
      </Stack>
      <p>
        <Trans>
          It goes to the study under your code. Your name, your address, your username and your own words do
          not.
        </Trans>
      </p>
    </>
  );
}
