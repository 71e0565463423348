import { Plural, Trans } from '@lingui/react/macro';
import { endDiscountCode, type ListedCode } from '#contract/operator-sale.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { ItemWords, ListItem } from '#web/ui/section/List.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';

type CodeRowProps = {
  code: ListedCode;
  mayEnd: boolean;
  onDone: (response: { message: string }) => void;
};

/** A discount code: what it gives, how often it was used, and whether it still works. */
export function CodeRow({ code: listed, mayEnd, onDone }: CodeRowProps) {
  const { code, percentOff, trialDays } = listed;
  return (
    <ListItem>
      <ItemWords>
        <strong>{code}</strong>
        <p>
          <Trans>{percentOff}% off</Trans> · <LastsText code={listed} />
        </p>
        {trialDays > 0 && (
          <p>
            <Trans>{trialDays}-day free trial</Trans>
          </p>
        )}
        <p>
          <UsesText code={listed} />
        </p>
        <p>
          <StateText code={listed} />
        </p>
      </ItemWords>
      {mayEnd && listed.state !== 'ended' && (
        <ConfirmButton
          label={
            <Trans>
              End <Hidden>{code}</Hidden>
            </Trans>
          }
          title={<Trans>End the code {code}?</Trans>}
          keepLabel={<Trans>Keep this code</Trans>}
          confirm={{ label: <Trans>End the code</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
          send={() => send(endDiscountCode, { params: { code } })}
          onSuccess={onDone}
        >
          <p>
            <Trans>
              Nobody can use it anymore. People who have used it keep the discount. This cannot be undone.
            </Trans>
          </p>
        </ConfirmButton>
      )}
    </ListItem>
  );
}

function LastsText({ code: { lasts, months } }: { code: ListedCode }) {
  if (lasts === 'once') return <Trans>First payment</Trans>;
  if (lasts === 'forever') return <Trans>Every payment</Trans>;
  return <Plural value={months ?? 0} one="# month" other="# months" />;
}

function UsesText({ code: { uses, maxUses } }: { code: ListedCode }) {
  if (maxUses === null) return <Plural value={uses} _0="Not used yet" one="Used once" other="Used # times" />;
  return (
    <Trans>
      {uses} of {maxUses} uses
    </Trans>
  );
}

function StateText({ code: { state, expiresOn, endedAt } }: { code: ListedCode }) {
  if (state === 'ended') return <Trans>Ended on {formatDate(endedAt ?? '', 'll')}</Trans>;
  if (state === 'expired') return <Trans>Expired on {formatDate(expiresOn ?? '', 'll')}</Trans>;
  if (state === 'usedUp') return <Trans>Used up</Trans>;
  if (expiresOn === null) return <Trans>No end</Trans>;
  return <Trans>Works until {formatDate(expiresOn, 'll')}</Trans>;
}
