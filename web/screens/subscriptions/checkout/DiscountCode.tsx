import { Trans, useLingui } from '@lingui/react/macro';
import { FieldError } from '#web/ui/fields/Field.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import styles from './Checkout.module.css';
import type { useDiscount } from './use-discount.ts';

type DiscountCodeProps = {
  id: string;
  discount: ReturnType<typeof useDiscount>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** Folded, because few people have a code; what is wrong with it stays in view when it is folded again. */
export function DiscountCode({ id, discount, isOpen, onToggle }: DiscountCodeProps) {
  const { t } = useLingui();
  return (
    <div>
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary>
          <Trans>I have a discount code</Trans>
        </summary>
        <TextField
          id={id}
          label={<Trans>Discount code</Trans>}
          hint={discount.isChecking ? t`Checking the code...` : undefined}
          error={discount.error}
          autoComplete="off"
          value={discount.code}
          onChange={(event) => discount.setCode(event.target.value)}
        />
      </details>
      {!isOpen && (
        <div className={styles.folded}>
          <FieldError id={undefined} error={discount.error} />
        </div>
      )}
      <Hidden role="status">{discount.error}</Hidden>
    </div>
  );
}
