import { Trans } from '@lingui/react/macro';
import { mostFalls } from '#contract/study-instruments.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';

type FallDaysProps = { days: readonly string[]; onChange: (days: readonly string[]) => void };

/** A field for each fall: its day may stay open. */
export function FallDays({ days, onChange }: FallDaysProps) {
  return (
    <>
      <p>
        <Trans>On which days did you fall? If you do not know a day, leave it empty.</Trans>
      </p>
      {days.map((day, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: falls have no other name, and only the last one is removed
          key={index}
          label={<Trans>Day of fall {index + 1}</Trans>}
          type="date"
          value={day}
          onChange={({ target }) =>
            onChange(days.map((one, place) => (place === index ? target.value : one)))
          }
        />
      ))}
      <Row>
        {days.length < mostFalls && (
          <Button onClick={() => onChange([...days, ''])}>
            <Trans>I fell once more</Trans>
          </Button>
        )}
        {days.length > 1 && (
          <Button onClick={() => onChange(days.slice(0, -1))}>
            <Trans>Remove the last one</Trans>
          </Button>
        )}
      </Row>
    </>
  );
}
