import { Trans } from '@lingui/react/macro';
import { useCompany } from '../company.ts';
import type { TogetherProps } from '../in-play.tsx';
import { TalkCards } from '../TalkCards.tsx';
import { talkAfter } from '../talk-after.ts';
import { OneThing } from './OneThing.tsx';

/** After a reason: what whoever is with the player asks, and one thing to change. */
export function TalkItOver({ game, exercise }: Pick<TogetherProps, 'game' | 'exercise'>) {
  const company = useCompany();
  const talk = talkAfter(game, exercise);
  if (company === null || talk === null) return null;
  const [name = ''] = company.names;
  return (
    <TalkCards
      talk={talk}
      part={exercise.part}
      after={<OneThing exercises={talk.things} names={company.names} />}
    >
      <p>
        {name ? (
          <Trans>
            <span translate="no">{name}</span> asks, and you answer in your own words. There is no wrong
            answer.
          </Trans>
        ) : (
          <Trans>One of you asks, the other answers in their own words. There is no wrong answer.</Trans>
        )}
      </p>
    </TalkCards>
  );
}
