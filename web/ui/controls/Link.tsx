import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Hidden } from '../text/Hidden.tsx';
import type { ButtonVariant } from './Button.tsx';
import { buttonClass } from './Button.tsx';
import { focusInPage } from './focus-in-page.ts';
import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import styles from './Link.module.css';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to' | 'href'> & {
  /** A page of the app. */
  to?: ComponentProps<typeof RouterLink>['to'];
  /** Another site (opens a new tab and says so), `mailto:` or `tel:`, or the `#id` of an element of this page. */
  href?: string;
  /** With `href`: opens in this tab, with a full load. */
  sameTab?: boolean;
  children: ReactNode;
};

/** A link with a touch target of at least 48 px. Inside a sentence, set `inline`. */
export function Link({ inline, className, children, ...link }: LinkProps & { inline?: boolean }) {
  const classes = [inline ? undefined : styles.standalone, className].filter(Boolean).join(' ');
  return (
    <Anchor {...link} className={classes || undefined}>
      {opensTab(link) ? (
        <span>
          {children}
          <NewTabIcon />
        </span>
      ) : (
        children
      )}
    </Anchor>
  );
}

type LinkButtonProps = LinkProps & { variant?: ButtonVariant; icon?: IconName };

/** A link that looks like a button. */
export function LinkButton({ variant, icon, className, children, ...link }: LinkButtonProps) {
  return (
    <Anchor {...link} data-variant={variant} className={buttonClass(variant, className)}>
      {icon && <Icon name={icon} />}
      <span>
        {children}
        {opensTab(link) && <NewTabIcon />}
      </span>
    </Anchor>
  );
}

function Anchor({ to, href, sameTab = false, children, ...link }: LinkProps) {
  if (to !== undefined) {
    return (
      <RouterLink to={to} {...link}>
        {children}
      </RouterLink>
    );
  }
  if (href?.startsWith('#')) {
    return (
      <a href={href} onClick={focusInPage} {...link}>
        {children}
      </a>
    );
  }
  const tab = opensTab({ href, sameTab }) ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={href} {...tab} {...link}>
      {children}
    </a>
  );
}

type Where = { to?: unknown; href?: string | undefined; sameTab?: boolean | undefined };

function opensTab({ to, href, sameTab }: Where): boolean {
  return to === undefined && !sameTab && !href?.startsWith('mailto:') && !href?.startsWith('tel:');
}

/** Never wraps apart from the last word. */
function NewTabIcon() {
  const { t } = useLingui();
  return (
    <span className={styles.outside}>
      <Icon name="outside" size="0.9em" />
      <Hidden>{t` (opens in a new tab)`}</Hidden>
    </span>
  );
}
