import { Trans } from '@lingui/react/macro';
import type { GameOption } from '#contract/game.ts';
import type { PlayState } from '../play/play-types.ts';
import styles from './Claim.module.css';

/** While the film plays the claim in short, whose place is there from the start; with the question every word of it. */
export function Claim({ option, state }: { option: GameOption; state: PlayState }) {
  if (state.asked) return <Trans>“{option.words}”</Trans>;
  const isHeard = state.heard.includes(option.id);
  return (
    <span className={styles.short} data-heard={isHeard || undefined}>
      {option.short !== null && <Trans>“{option.short}”</Trans>}
    </span>
  );
}
