import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { restorePlaythrough } from '#contract/answers.ts';
import type { Account } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { List, ListItem } from '#web/ui/section/List.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';

type PreviousGame = Account['previousGames'][number];
type Restored = { session: string; message: string };
type OnRestored = (restored: Restored) => void;

/** The games that Start New archived, the latest first; each can be brought back for 30 days. */
export function PreviousGames({ games }: { games: Account['previousGames'] }) {
  const [restored, setRestored] = useState<Restored | null>(null);
  const [latest, ...others] = games;
  return (
    <>
      {latest && others.length === 0 && <OnlyGame game={latest} onRestored={setRestored} />}
      {others.length > 0 && (
        <>
          <p>
            <Trans>You can bring back each of these games:</Trans>
          </p>
          <List>
            {games.map((game) => (
              <OneOfSeveral key={game.session} game={game} onRestored={setRestored} />
            ))}
          </List>
        </>
      )}
      {/* The button of the game may be gone, and the same message comes again for the next game. */}
      {restored && (
        <Notice key={restored.session} kind="good" focus>
          {restored.message}
        </Notice>
      )}
    </>
  );
}

type GameProps = { game: PreviousGame; onRestored: OnRestored };

function OnlyGame({ game, onRestored }: GameProps) {
  const { answered } = game;
  const [began, kept] = [formatDate(game.hiddenAt, 'll'), formatDate(game.until, 'll')];
  return (
    <>
      <p>
        <Trans>
          The game before this one has{' '}
          <Plural value={answered} one="# answered exercise" other="# answered exercises" />. It was put away
          on {began} and is kept until {kept}.
        </Trans>
      </p>
      <RestoreButton
        game={game}
        onRestored={onRestored}
        label={<Trans>Bring back the previous game</Trans>}
        title={<Trans>Bring back the previous game?</Trans>}
      >
        <p>
          <Trans>The two games swap places. The current one is then kept here for 30 days.</Trans>
        </p>
      </RestoreButton>
    </>
  );
}

/** Two games may be put away on the same day, so that the time is shown as well. */
function OneOfSeveral({ game, onRestored }: GameProps) {
  const { answered } = game;
  const [began, kept] = [formatDate(game.hiddenAt, 'llll'), formatDate(game.until, 'll')];
  return (
    <ListItem>
      <div>
        <strong>
          <Plural value={answered} one="# answered exercise" other="# answered exercises" />
        </strong>
        <p>
          <Trans>
            Put away on {began}. Kept until {kept}.
          </Trans>
        </p>
      </div>
      <RestoreButton
        game={game}
        onRestored={onRestored}
        label={
          <Trans>
            Bring back this game{' '}
            <Hidden>
              with <Plural value={answered} one="# answered exercise" other="# answered exercises" />, put
              away on {began}
            </Hidden>
          </Trans>
        }
        title={<Trans>Bring back this game?</Trans>}
      >
        <p>
          <Trans>
            It has <Plural value={answered} one="# answered exercise" other="# answered exercises" /> and was
            put away on {began}.
          </Trans>
        </p>
        <p>
          <Trans>
            This game and the current one swap places. The current one is then kept here for 30 days.
          </Trans>
        </p>
      </RestoreButton>
    </ListItem>
  );
}

type RestoreButtonProps = GameProps & { label: ReactNode; title: ReactNode; children: ReactNode };

function RestoreButton({ game: { session }, onRestored, label, title, children }: RestoreButtonProps) {
  const queries = useQueryClient();
  return (
    <ConfirmButton
      label={label}
      title={title}
      keepLabel={<Trans>Keep the current game</Trans>}
      confirm={{
        variant: 'primary',
        label: <Trans>Bring it back</Trans>,
        sendingLabel: <Trans>Bringing it back...</Trans>,
      }}
      send={() => send(restorePlaythrough, { body: { session } })}
      onSuccess={({ message }) => {
        onRestored({ session, message });
        void queries.invalidateQueries();
      }}
    >
      {children}
    </ConfirmButton>
  );
}
