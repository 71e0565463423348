import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './Button.module.css';
import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

/**
 * `primary`: the main action of a page, 64 px high. `danger`: deletes or ends something. `text`: a less important
 * action beside another button. `link`: the same in a column, its text aligned with the lines above it.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'link' | 'danger';

type ButtonAppearance = { variant?: ButtonVariant; icon?: IconName; children: ReactNode };

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'secondary', className?: string) {
  return [styles.button, styles[variant], className].filter(Boolean).join(' ');
}

type ButtonProps = Omit<ComponentProps<'button'>, keyof ButtonAppearance> &
  ButtonAppearance & {
    /** Shows a spinner; the label should say what is going on. */
    busy?: boolean;
    /** Why it is disabled: a visible line beside the button, announced with it. The only way to disable a button. */
    disabledBecause?: string | undefined;
    /** Shows the reason inside the button, for places without room beside it. */
    reasonInside?: boolean;
    disabled?: never;
  };

export function Button({
  variant,
  icon,
  busy,
  disabledBecause,
  reasonInside = false,
  children,
  className,
  ...button
}: ButtonProps) {
  const reasonId = useId();
  // An arrow that points forward comes after the text.
  const pointsOn = icon === 'next';
  const control = (
    <button
      type="button"
      {...button}
      data-variant={variant}
      className={buttonClass(variant, className)}
      disabled={disabledBecause !== undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledBecause === undefined ? button['aria-describedby'] : reasonId}
    >
      {busy ? <Spinner /> : icon && !pointsOn && <Icon name={icon} />}
      <span>
        {children}
        {reasonInside && disabledBecause !== undefined && (
          <span id={reasonId} className={styles.reasonInside}>
            {disabledBecause}
          </span>
        )}
      </span>
      {!busy && pointsOn && <Icon name={icon} />}
    </button>
  );
  if (disabledBecause === undefined || reasonInside) return control;
  return (
    <span className={styles.withReason}>
      {control}
      <span id={reasonId} className={styles.reason}>
        {disabledBecause}
      </span>
    </span>
  );
}
