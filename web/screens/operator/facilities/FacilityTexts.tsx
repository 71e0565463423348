import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedFacility } from '#contract/operator-facilities.ts';
import { formatDate } from '#web/shell/dates.ts';
import { facilityNames } from '../names.ts';

/** What is said of a facility in the list and where it is opened. */

type FacilityTextProps = { facility: ListedFacility };

export function StatusText({ facility: { status, hasEnded } }: FacilityTextProps) {
  const { i18n } = useLingui();
  return i18n._(facilityNames[hasEnded ? 'ended' : status]);
}

export function SeatsText({ facility: { seatsTaken, seatLimit } }: FacilityTextProps) {
  const { i18n } = useLingui();
  return (
    <Trans>
      {i18n.number(seatsTaken)} of {i18n.number(seatLimit)} seats taken
    </Trans>
  );
}

export function EndText({ facility: { endsOn, hasEnded } }: FacilityTextProps) {
  if (endsOn === null) return <Trans>No end</Trans>;
  const day = formatDate(endsOn, 'll');
  return hasEnded ? <Trans>Ended on {day}</Trans> : <Trans>Ends on {day}</Trans>;
}
