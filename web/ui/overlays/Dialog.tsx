import { Trans } from '@lingui/react/macro';
import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/Button.tsx';
import styles from './Dialog.module.css';
import { ScrollBody } from './ScrollBody.tsx';
import { useModal } from './use-modal.ts';

type DialogProps = {
  title: ReactNode;
  isOpen: boolean;
  /** Called by the Close button, Esc and Back; never by a tap beside it, which trembling hands make by accident. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom, the most important one first. */
  actions?: ReactNode;
  /** Between the heading and the body, where it does not scroll away. */
  lead?: ReactNode;
  /** A button in the place of Close, if closing it is better called something else; false if `actions` has it. */
  exit?: ReactNode;
  /**
   * `full` fills the view (docs/product-decisions.md#introduction-size), `wide` is 800 px wide, `survey` too (#widths), with a lead and a body that fills it,
   * `lesson` is as high as possible.
   */
  size?: 'normal' | 'wide' | 'survey' | 'lesson' | 'full';
  /** Decoration around the box, and in its empty areas if it fills the view; never over text or buttons. */
  behind?: ReactNode;
};

/**
 * A dialog over the page: the page behind it is inert and does not scroll, Esc and Back close it, and the focus moves
 * to the heading and then back to where it was. On a public page, load it on first use (`lazyPart`).
 */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, actions, lead, exit, size = 'normal', behind } = props;
  return (
    <Overlay isOpen={isOpen} onClose={onClose} size={size} behind={behind}>
      <DialogContent className={styles.dialog}>
        <header className={styles.header}>
          <DialogHeading>{title}</DialogHeading>
          {lead && <div>{lead}</div>}
          {exit ?? (
            <Button variant="text" icon="close" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          )}
        </header>
        <ScrollBody className={styles.body}>{children}</ScrollBody>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </DialogContent>
    </Overlay>
  );
}

type AlertDialogProps = Pick<DialogProps, 'title' | 'isOpen' | 'onClose' | 'children'> & {
  /** The choices, the safe one first; each button says what will happen. Omitted if a form takes their place. */
  actions?: ReactNode;
};

/** A question or a message that needs a response before anything else. Esc and Back are the safe choice: `onClose`. */
export function AlertDialog({ title, isOpen, onClose, children, actions }: AlertDialogProps) {
  const bodyId = useId();
  return (
    <Overlay isOpen={isOpen} onClose={onClose} size="question">
      <DialogContent alertTextId={bodyId} className={styles.dialog}>
        <header className={styles.header}>
          <DialogHeading>{title}</DialogHeading>
        </header>
        <ScrollBody id={bodyId} className={styles.body}>
          {children}
        </ScrollBody>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </DialogContent>
    </Overlay>
  );
}

type OverlayProps = Pick<DialogProps, 'onClose' | 'behind' | 'children'> & {
  size: NonNullable<DialogProps['size']> | 'question' | 'picture';
};

/** The box over the page in which every dialog is. */
export function Overlay({ isOpen, ...props }: OverlayProps & { isOpen: boolean }) {
  return isOpen && <OpenOverlay {...props} />;
}

function OpenOverlay({ onClose, size, behind, children }: OverlayProps) {
  const box = useModal(onClose);
  return createPortal(
    <div ref={box} className={`${styles.backdrop} ${behind ? styles.decorated : ''}`}>
      {behind}
      <div className={`${styles.box} ${styles[size]}`}>{children}</div>
    </div>,
    document.body,
  );
}

const HeadingId = createContext('');

type DialogContentProps = {
  className: string | undefined;
  /** Of the text that is read with the title of a dialog that needs a response before anything else. */
  alertTextId?: string | undefined;
  children: ReactNode;
};

/** What screen readers know as the dialog; its name is the text of `DialogHeading`. */
export function DialogContent({ className, alertTextId, children }: DialogContentProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support a name
    <div
      role={alertTextId === undefined ? 'dialog' : 'alertdialog'}
      aria-labelledby={headingId}
      aria-describedby={alertTextId}
      tabIndex={-1}
      className={className}
    >
      <HeadingId value={headingId}>{children}</HeadingId>
    </div>
  );
}

/** What can be typed into. */
const fields = 'textarea, select, input:not([type=radio], [type=checkbox])';

/** The field of the dialog around this, if it only asks for one thing. */
function oneField(within: HTMLElement | null): HTMLElement | null {
  const dialog = within?.closest('[role=dialog], [role=alertdialog]');
  const [field, another] = dialog?.querySelectorAll<HTMLElement>(fields) ?? [];
  return another ? null : (field ?? null);
}

/** Stands beside contents that come after their dialog has opened: its one field then gets the focus that the title had. */
export function FocusLateField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement?.tagName === 'H2') oneField(place.current)?.focus();
  }, []);
  return <span ref={place} hidden />;
}

/** The title of a dialog; it has the focus when the dialog opens, unless the dialog only asks for one thing: then its field. */
export function DialogHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (oneField(heading.current) ?? heading.current)?.focus(), []);
  return (
    <h2 ref={heading} id={use(HeadingId)} tabIndex={-1}>
      {children}
    </h2>
  );
}
