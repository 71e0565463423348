import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '#contract/fields.ts';
import { paths } from '#contract/pages/paths.ts';
import { findRoom } from '#contract/together.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import type { GuestSeat } from '../seat.ts';
import { ComeIn } from './ComeIn.tsx';
import type { FoundRoom } from './found.ts';

type FindRoomProps = { link: string | null; onEntered: (seat: GuestSeat) => void };

/** By the link that somebody sent, or by the six letters that somebody read out. */
export function FindRoom({ link, onEntered }: FindRoomProps) {
  const [found, setFound] = useState<FoundRoom | null>(null);
  const [usesLetters, setUsesLetters] = useState(link === null);
  if (found) return <ComeIn found={found} onEntered={onEntered} />;
  return (
    <>
      <ScreenTitle />
      {link !== null && !usesLetters ? (
        <ByLink link={link} onFound={setFound} onLetters={() => setUsesLetters(true)} />
      ) : (
        <ByLetters onFound={setFound} />
      )}
    </>
  );
}

type ByLinkProps = { link: string; onFound: (found: FoundRoom) => void; onLetters: () => void };

function ByLink({ link, onFound, onLetters }: ByLinkProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const stop = new AbortController();
    const given = { link };
    send(findRoom, { body: given, signal: stop.signal }).then(
      (room) => onFound({ given, room }),
      (failure: Error) => stop.signal.aborted || setProblem(failure.message),
    );
    return () => stop.abort();
  }, [link, tries]);
  const retry = () => {
    setProblem(null);
    setTries(tries + 1);
  };
  if (problem === null) return <Waiting onRetry={retry} />;
  return (
    <RetryNotice
      onRetry={retry}
      actions={
        <LinkButton to={paths.together} onClick={onLetters}>
          <Trans>Type six letters</Trans>
        </LinkButton>
      }
    >
      {problem}
    </RetryNotice>
  );
}

const typed = z.object({ letters: requiredText('sixLetters', 40) });

function ByLetters({ onFound }: { onFound: (found: FoundRoom) => void }) {
  const form = useZodForm(typed, { letters: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Continue</Trans>}
      sendingLabel={<Trans>Looking...</Trans>}
      send={async (given) => ({ given, room: await send(findRoom, { body: given }) })}
      onSuccess={onFound}
    >
      <p>
        <Trans>Somebody who plays the game has invited you. You need no account.</Trans>
      </p>
      <TextField
        {...form.field('letters')}
        label={<Trans>The six letters</Trans>}
        hint={<Trans>Large or small letters, with or without spaces.</Trans>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Form>
  );
}
