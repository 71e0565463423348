import type { ReactNode } from 'react';
import { IfConfigured } from '#web/data/config.tsx';
import { localPath } from '#web/lib/language.ts';
import type { ButtonVariant } from '#web/ui/controls/Button.tsx';
import type { IconName } from '#web/ui/controls/Icon.tsx';
import { Link, LinkButton } from '#web/ui/controls/Link.tsx';

type BrandLinkProps = {
  /** From the brand file: one of our pages, another site, or empty. */
  address: string;
  children: ReactNode;
  /** Inside a sentence. */
  inline?: boolean;
  /** Looks like a button. */
  button?: { variant: ButtonVariant; icon?: IconName };
  /** Without an address the text stays; otherwise the whole link is left out. */
  keepsText?: boolean;
};

/** A link whose address the operator sets in content/brand.yaml. */
export function BrandLink({ address, children, inline = false, button, keepsText = false }: BrandLinkProps) {
  const link = (href: string, sameTab: boolean) =>
    button ? (
      <LinkButton {...button} href={href} sameTab={sameTab}>
        {children}
      </LinkButton>
    ) : (
      <Link inline={inline} href={href} sameTab={sameTab}>
        {children}
      </Link>
    );
  return (
    <>
      <IfConfigured value={address} is="outside">
        {link(address, false)}
      </IfConfigured>
      <IfConfigured value={address} is="inside">
        {link(localPath(address), true)}
      </IfConfigured>
      {keepsText && (
        <IfConfigured value={address} is="missing">
          <span>{children}</span>
        </IfConfigured>
      )}
    </>
  );
}
