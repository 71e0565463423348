import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { addOpenDialog } from './open-dialogs.ts';
import { ScrollBody } from './ScrollBody.tsx';

type DialogProps = {
  title: ReactNode;
  isOpen: boolean;
  /** By the Close button, Esc or Back; never by a tap beside it, which trembling hands make by accident. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot; the one that matters first. */
  actions?: ReactNode;
  /** `full` fills the view (decision G126), `wide` is the survey's 800 px (G20), `lesson` as high as it can be. */
  size?: 'normal' | 'wide' | 'lesson' | 'full';
  /** Decoration round the box, and in its empty places where it fills the view; never over words or buttons. */
  behind?: ReactNode;
};

/**
 * A dialog over the page: the page behind stands still and cannot be reached, Esc and Back close it, the focus goes to the
 * heading and afterwards back to where it was. Load it on first use (`lazy`) where it is on a public page.
 */
export function Dialog({ title, isOpen, onClose, children, actions, size = 'normal', behind }: DialogProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} size={size} behind={behind}>
      <AriaDialog className={styles.dialog ?? ''}>
        <header className={styles.header}>
          <DialogHeading>{title}</DialogHeading>
          <Button kind="quiet" icon="close" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </header>
        <ScrollBody className={styles.body}>{children}</ScrollBody>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </AriaDialog>
    </Overlay>
  );
}

type AlertDialogProps = Pick<DialogProps, 'title' | 'isOpen' | 'onClose' | 'children'> & {
  /** The answers, the safe one first: every one a button that says what will happen. None where the form is the answer. */
  actions?: ReactNode;
};

/** A question or a message that must be answered before going on. Esc and Back are the safe answer: `onClose`. */
export function AlertDialog({ title, isOpen, onClose, children, actions }: AlertDialogProps) {
  const wordsId = useId();
  return (
    <Overlay isOpen={isOpen} onClose={onClose} size="question">
      <AriaDialog role="alertdialog" aria-describedby={wordsId} className={styles.dialog ?? ''}>
        <header className={styles.header}>
          <DialogHeading>{title}</DialogHeading>
        </header>
        <ScrollBody id={wordsId} className={styles.body}>
          {children}
        </ScrollBody>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </AriaDialog>
    </Overlay>
  );
}

type OverlayProps = Pick<DialogProps, 'isOpen' | 'onClose' | 'behind' | 'children'> & {
  size: NonNullable<DialogProps['size']> | 'question';
};

function Overlay({ isOpen, onClose, size, behind, children }: OverlayProps) {
  const { i18n } = useLingui();
  useClosedByBack(isOpen, onClose);
  return (
    <I18nProvider locale={i18n.locale}>
      <ModalOverlay
        className={`${styles.veil} ${behind ? styles.festive : ''}`}
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

function DialogHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} slot="title" level={2} tabIndex={-1}>
      {children}
    </Heading>
  );
}
