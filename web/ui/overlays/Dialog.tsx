import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../controls/Button.tsx';
import { addOpenDialog } from '../open-dialogs.ts';
import styles from './Dialog.module.css';
import { ScrollBody } from './ScrollBody.tsx';

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
   * `lesson` is as high as possible, `scene` is as large as its picture of 16:9 can be, from edge to edge.
   */
  size?: 'normal' | 'wide' | 'survey' | 'lesson' | 'full' | 'scene';
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
      <AriaDialog className={styles.dialog ?? ''}>
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
      </AriaDialog>
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
      <AriaDialog role="alertdialog" aria-describedby={bodyId} className={styles.dialog ?? ''}>
        <header className={styles.header}>
          <DialogHeading>{title}</DialogHeading>
        </header>
        <ScrollBody id={bodyId} className={styles.body}>
          {children}
        </ScrollBody>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </AriaDialog>
    </Overlay>
  );
}

type OverlayProps = Pick<DialogProps, 'isOpen' | 'onClose' | 'behind' | 'children'> & {
  size: NonNullable<DialogProps['size']> | 'question' | 'picture';
};

/** The box over the page in which every dialog is. */
export function Overlay({ isOpen, onClose, size, behind, children }: OverlayProps) {
  const { i18n } = useLingui();
  useClosedByBack(isOpen, onClose);
  return (
    <I18nProvider locale={i18n.locale}>
      <ModalOverlay
        className={`${styles.backdrop} ${behind ? styles.decorated : ''}`}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        {behind}
        <Modal className={`${styles.box} ${styles[size]}`}>{children}</Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

function useClosedByBack(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (isOpen) return addOpenDialog(() => close.current());
  }, [isOpen]);
}

/** The title of a dialog; it has the focus when the dialog opens. */
export function DialogHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} slot="title" level={2} tabIndex={-1}>
      {children}
    </Heading>
  );
}
