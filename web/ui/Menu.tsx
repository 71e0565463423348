import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ButtonKind } from './Button.tsx';
import { buttonClass } from './Button.tsx';
import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import styles from './Menu.module.css';

type MenuProps = {
  /** The words on the button that opens it. */
  label: ReactNode;
  kind?: ButtonKind;
  icon?: IconName;
  onChoose: (id: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A button that opens a list of things to do or to go to: arrow keys, type-ahead, Esc. */
export function Menu({ label, kind, icon = 'down', onChoose, onOpenChange, children }: MenuProps) {
  const { i18n } = useLingui();
  return (
    <I18nProvider locale={i18n.locale}>
      <MenuTrigger {...(onOpenChange && { onOpenChange })}>
        <AriaButton className={buttonClass(kind)}>
          <span>{label}</span>
          <Icon name={icon} />
        </AriaButton>
        <Popover className={styles.popover ?? ''}>
          <AriaMenu className={styles.menu ?? ''} onAction={(key) => onChoose(String(key))}>
            {children}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}

/** A group with a heading, e.g. one part of the game. */
export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AriaMenuSection className={styles.section ?? ''}>
      <Header className={styles.heading ?? ''}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

type MenuItemProps = {
  id: string;
  /** The words alone, for type-ahead. */
  text: string;
  current?: boolean;
  children?: ReactNode;
};

export function MenuItem({ id, text, current = false, children }: MenuItemProps) {
  return (
    <AriaMenuItem id={id} textValue={text} className={styles.item ?? ''} data-current={current || undefined}>
      {children ?? text}
    </AriaMenuItem>
  );
}
