import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { enterRoom } from '#contract/together.ts';
import { shownName } from '#contract/together-room.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import type { GuestSeat } from '../seat.ts';
import type { FoundRoom } from './found.ts';

const guest = z.object({ name: shownName });

type ComeInProps = { found: FoundRoom; onEntered: (seat: GuestSeat) => void };

/** Whose game it is, and the name that the others see. */
export function ComeIn({ found: { given, room }, onEntered }: ComeInProps) {
  const form = useZodForm(guest, { name: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { leaderName, isDoorOpen, isFull } = room;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Play along with {leaderName}</Trans>
      </h1>
      {!isDoorOpen && (
        <Notice kind="info">
          <Trans>
            {leaderName} has closed the door. Ask {leaderName} to open it.
          </Trans>
        </Notice>
      )}
      {isDoorOpen && isFull && (
        <Notice kind="info">
          <Trans>Three guests are there already. You can come in when one of them leaves.</Trans>
        </Notice>
      )}
      <Form
        form={form}
        submitLabel={<Trans>Come in</Trans>}
        sendingLabel={<Trans>Coming in...</Trans>}
        send={({ name }) => send(enterRoom, { body: { ...given, name } })}
        onSuccess={(entered, { name }) => {
          // Who came last is at the end.
          const own = entered.room.guests.findLast((one) => one.name === name);
          onEntered({ seat: entered.seat, guestId: own?.guestId ?? null });
        }}
      >
        <p>
          <Trans>
            You see the same film as {leaderName}, at the same moment. Then each of you says who is correct.
          </Trans>
        </p>
        <TextField
          {...form.field('name')}
          label={<Trans>Your first name, as the others see it</Trans>}
          hint={<Trans>It is deleted when the link ends, after four hours at the latest.</Trans>}
          autoComplete="given-name"
        />
      </Form>
    </>
  );
}
