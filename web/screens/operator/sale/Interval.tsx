import { Plural, Trans } from '@lingui/react/macro';

/** How often a price is paid, after the amount. */
export function Interval({ months }: { months: number }) {
  return (
    <Trans>
      every <Plural value={months} one="month" other="# months" />
    </Trans>
  );
}
