import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import type { useDiscount } from './use-discount.ts';

type DiscountCodeProps = { id: string; discount: ReturnType<typeof useDiscount> };

/** Few people have a code, and whoever has none leaves it empty. */
export function DiscountCode({ id, discount }: DiscountCodeProps) {
  const { t } = useLingui();
  return (
    <div>
      <TextField
        id={id}
        label={<Trans>Discount code</Trans>}
        hint={discount.isChecking ? t`Checking the code...` : undefined}
        error={discount.error}
        autoComplete="off"
        value={discount.code}
        onChange={(event) => discount.setCode(event.target.value)}
      />
      <Hidden role="status">{discount.error}</Hidden>
    </div>
  );
}
