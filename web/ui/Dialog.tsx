import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { ScrollBody } from './ScrollBody.tsx';

type DialogProps = {
  title: ReactNode;
  isOpen: boolean;
  /** By the Close button, Esc, or a tap beside it. */
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
 * A dialog over the page: the page behind stands still and cannot be reached, Esc closes, the focus goes to the
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

/** A question or a message that must be answered before going on. Esc is the safe answer: `onClose`. */
export function AlertDialog({ title, isOpen, onClose, children, actions }: AlertDialogProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} size="question">
      <AriaDialog role="alertdialog" className={styles.dialog ?? ''}>
        <header className={styles.header}>
          <DialogHeading>{title}</DialogHeading>
        </header>
        <ScrollBody className={styles.body}>{children}</ScrollBody>
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
  return (
    <I18nProvider locale={i18n.locale}>
      <ModalOverlay
        className={`${styles.veil} ${behind ? styles.festive : ''}`}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        isDismissable={size !== 'question'}
      >
        {behind}
        <Modal className={`${styles.box} ${styles[size]}`}>{children}</Modal>
      </ModalOverlay>
    </I18nProvider>
  );
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
