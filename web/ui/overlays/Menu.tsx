import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ButtonVariant } from '../controls/Button.tsx';
import { Button, buttonClass } from '../controls/Button.tsx';
import type { IconName } from '../controls/Icon.tsx';
import { Icon } from '../controls/Icon.tsx';
import styles from './Menu.module.css';
import edges from './ScrollEdges.module.css';

type MenuProps = {
  /** The text of the button that opens it. */
  label: ReactNode;
  variant?: ButtonVariant;
  icon?: IconName;
  /** More controls above a list that fills the view. */
  head?: (close: () => void) => ReactNode;
  onChoose: (id: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A button that opens a list of actions or destinations, with arrow keys, type-ahead and Esc. */
export function Menu({ label, variant, icon = 'down', head, onChoose, onOpenChange, children }: MenuProps) {
  const { i18n } = useLingui();
  return (
    <I18nProvider locale={i18n.locale}>
      <MenuTrigger {...(onOpenChange && { onOpenChange })}>
        <AriaButton data-variant={variant} className={buttonClass(variant)}>
          <span>{label}</span>
          <Icon name={icon} />
        </AriaButton>
        <Popover className={styles.popover ?? ''}>
          <List title={label} head={head}>
            <AriaMenu className={`${edges.edges} ${styles.menu}`} onAction={(key) => onChoose(String(key))}>
              {children}
            </AriaMenu>
          </List>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}

/**
 * Fills a small view and leaves nothing beside it to tap, so it has a title and a Close button. It opens while the
 * mouse button is still down; releasing it over an item chooses nothing, because menus are not used by dragging.
 */
function List({ title, head, children }: { title: ReactNode; head: MenuProps['head']; children: ReactNode }) {
  const overlay = use(OverlayTriggerStateContext);
  const isPressedHere = useRef(false);
  const close = () => overlay?.close();
  return (
    <div
      role="presentation"
      className={styles.list}
      onPointerDownCapture={() => {
        isPressedHere.current = true;
      }}
      onPointerUpCapture={(event) => {
        if (isPressedHere.current) return;
        event.stopPropagation();
        // The menu button listens on the document: without an end to this press it would ignore the next one.
        document.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
      }}
    >
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        <Button variant="text" icon="close" onClick={close}>
          <Trans>Close</Trans>
        </Button>
        {head && <div className={styles.more}>{head(close)}</div>}
      </div>
      {children}
    </div>
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
  /** The plain text, for type-ahead. */
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
