import { Trans } from '@lingui/react/macro';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonVariant, buttonClass } from '../controls/Button.tsx';
import { Icon, type IconName } from '../controls/Icon.tsx';
import styles from './Menu.module.css';
import edges from './ScrollEdges.module.css';
import { useModal } from './use-modal.ts';

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

const OnChoose = createContext<(id: string) => void>(() => {});

/** A button that opens a list of actions or destinations, which also has arrow keys, type-ahead and Esc. */
export function Menu(props: MenuProps) {
  const { label, variant, icon = 'down', onChoose, onOpenChange } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (isOpen: boolean) => {
    setOpen(isOpen);
    onOpenChange?.(isOpen);
  };
  const choose = (id: string) => {
    open(false);
    onChoose(id);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        data-variant={variant}
        className={buttonClass(variant)}
        onClick={() => open(true)}
      >
        <span>{label}</span>
        <Icon name={icon} />
      </button>
      {isOpen && (
        <OnChoose value={choose}>
          <OpenList {...props} button={button.current} onClose={() => open(false)} />
        </OnChoose>
      )}
    </>
  );
}

type OpenListProps = Pick<MenuProps, 'label' | 'head' | 'children'> & {
  button: HTMLElement | null;
  onClose: () => void;
};

/** Fills a small view and leaves nothing beside it to tap, so it has a title and a Close button. */
function OpenList({ label, head, children, button, onClose }: OpenListProps) {
  const modal = useModal(onClose);
  const popover = usePlaceBeside(button);
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = useListKeys(list);
  const titleId = useId();
  useEffect(() => itemsOf(list.current)[0]?.focus({ preventScroll: true }), []);
  return createPortal(
    <div ref={modal}>
      {/* Keys have Esc. */}
      <div role="none" className={styles.beside} onClick={onClose} />
      <div ref={popover} tabIndex={-1} className={styles.popover}>
        <div className={styles.list}>
          <div className={styles.head}>
            <span id={titleId} className={styles.title}>
              {label}
            </span>
            <Button variant="text" icon="close" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
            {head && <div className={styles.more}>{head(onClose)}</div>}
          </div>
          <ul
            ref={list}
            aria-labelledby={titleId}
            className={`${edges.edges} ${styles.menu}`}
            onKeyDown={onKeyDown}
          >
            {children}
          </ul>
        </div>
      </div>
    </div>,
    document.body,
  );
}

const gapPx = 8;

/** Below the button, or above it where there is more room, and never beyond the edge of the view. */
function usePlaceBeside(button: HTMLElement | null) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const box = popover.current;
      if (box === null || button === null) return;
      const { top, bottom, left, width } = button.getBoundingClientRect();
      const view = document.documentElement;
      const below = view.clientHeight - bottom - 2 * gapPx;
      const above = top - 2 * gapPx;
      box.style.minWidth = `${width}px`;
      box.style.maxHeight = '';
      const isAbove = box.offsetHeight > below && above > below;
      box.style.maxHeight = `${isAbove ? above : below}px`;
      box.style.top = `${isAbove ? top - gapPx - box.offsetHeight : bottom + gapPx}px`;
      box.style.left = `${Math.max(gapPx, Math.min(left, view.clientWidth - gapPx - box.offsetWidth))}px`;
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [button]);
  return popover;
}

const typingEndsMs = 1000;

/** Arrow keys, Home and End, and the first letters or digits of an item move the focus to it. */
function useListKeys(list: { current: HTMLUListElement | null }) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    const items = itemsOf(list.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      items.at(step % items.length)?.focus();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const isNew = event.timeStamp - typed.current.at > typingEndsMs;
      const text = (isNew ? '' : typed.current.text) + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      items.find((item) => item.textContent?.toLowerCase().startsWith(text))?.focus();
    }
  };
}

function itemsOf(list: HTMLUListElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
}

/** A group with a heading, e.g. one part of the game. */
export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <li>
      <span id={headingId} className={styles.heading}>
        {title}
      </span>
      <ul aria-labelledby={headingId} className={styles.section}>
        {children}
      </ul>
    </li>
  );
}

type MenuItemProps = { id: string; current?: boolean; children: ReactNode };

export function MenuItem({ id, current = false, children }: MenuItemProps) {
  const choose = use(OnChoose);
  return (
    <li>
      <button
        type="button"
        aria-current={current || undefined}
        className={styles.item}
        onClick={() => choose(id)}
      >
        {children}
      </button>
    </li>
  );
}
