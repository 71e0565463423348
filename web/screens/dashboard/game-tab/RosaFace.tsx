import type { Game } from '#contract/game.ts';
import styles from './RosaFace.module.css';

/** Rosa's portrait; its place is kept until the game has been read. */
export function RosaFace({ game }: { game: Game | null }) {
  const picture = game?.people.find(({ id }) => id === 'rosa')?.avatar_url;
  return <span className={styles.face}>{picture && <img src={picture} alt="" />}</span>;
}
