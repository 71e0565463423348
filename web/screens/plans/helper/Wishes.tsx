import { useLingui } from '@lingui/react/macro';
import type { GivenWishes } from '#contract/helper.ts';
import { wishTexts } from './wish-texts.ts';

/** What the player wishes from whoever helps, as a list. */
export function Wishes({ wishes, ownWish }: GivenWishes) {
  const { i18n } = useLingui();
  return (
    <ul>
      {wishes.map((wish) => (
        <li key={wish}>{i18n._(wishTexts[wish])}</li>
      ))}
      {ownWish && <li>{ownWish}</li>}
    </ul>
  );
}
