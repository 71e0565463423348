import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { restorePlaythrough, type SaveAnswerBody } from '#contract/answers.ts';
import { send } from '#web/data/api/client.ts';
import { resumeQuery } from '#web/data/game/game-queries.ts';
import { onGameNamed, onRowSent } from '#web/data/outbox/device-outbox.ts';
import { compareWithCurrent, type OpenPlaythrough } from './open-playthrough.ts';

/** The game that answers on this screen belong to, compared with the current one whenever that is read. */
export function usePlaythrough(initial: OpenPlaythrough) {
  const queries = useQueryClient();
  const { data } = useQuery(resumeQuery);
  const current = data?.session ?? '';
  const [known, setKnown] = useState(initial);
  const { played, isReplaced } = compareWithCurrent(known, current);
  if (played !== known) setKnown(played);

  // Not left to the next read: by then the current game may be one that was started on another device.
  useEffect(
    () => onGameNamed((id) => setKnown((before) => (before.id === null ? { ...before, id } : before))),
    [],
  );

  useEffect(
    () =>
      onRowSent(({ call, body }) => {
        if (call !== 'saveAnswer') return;
        const { session = null } = body as SaveAnswerBody;
        // Once the first save of a new game has arrived, later ones need not announce it again (docs/product-decisions.md#new-session).
        setKnown((before) => (before.isNew && before.id === session ? { ...before, isNew: false } : before));
        // Refreshes what the device stores for times without a network, and shows whether this game is still current. The
        // dashboard reads its list anew when it opens.
        void queries.invalidateQueries({ queryKey: ['answers'] });
      }),
    [queries],
  );

  return {
    played,
    isReplaced,
    /** Continues with the game of this screen; if the server has archived it, it becomes the current one again. */
    async keepPlaying(): Promise<void> {
      if (!played.isNew && played.id !== null) {
        await send(restorePlaythrough, { body: { session: played.id } });
      }
      setKnown({ ...played, previous: current });
      await queries.invalidateQueries({ queryKey: ['answers'] });
    },
  };
}
