import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon, type IconName } from '../controls/Icon.tsx';
import { DialogContent, DialogHeading, Overlay } from './Dialog.tsx';
import styles from './PictureDialog.module.css';
import { ScrollBody } from './ScrollBody.tsx';

type PictureDialogProps = {
  title: ReactNode;
  /** One line under the title. */
  line?: ReactNode;
  /** Decoration at the end of the band. */
  sign?: ReactNode;
  /** `good`: green with a check; `warm`: cream, neither praise nor blame. */
  tone: 'good' | 'warm';
  /** Fills the room that the text leaves. */
  picture: ReactNode;
  /** Text under the picture, or beside it in wide views: the picture leaves it its height. */
  children: ReactNode;
  /** What may need scrolling. */
  more?: ReactNode;
  /** Always in view, the most important one first; one of them does what `onClose` does. */
  actions: ReactNode;
  /** Needs a response before anything else; its text is read with its title. */
  isAlert?: boolean;
  /** Called by Esc and Back. */
  onClose: () => void;
};

const icons: Record<PictureDialogProps['tone'], IconName> = { good: 'good', warm: 'eye' };

/** A dialog as high as the view: a picture, a band with the title, the text, and the buttons. */
export function PictureDialog(props: PictureDialogProps) {
  const { title, line, sign, tone, picture, children, more, actions, isAlert = false, onClose } = props;
  const textId = useId();
  return (
    <Overlay isOpen onClose={onClose} size="picture">
      <DialogContent className={styles.dialog} alertTextId={isAlert ? textId : undefined}>
        <ScrollBody className={styles.body} frame={styles.frame}>
          <div className={styles.content}>
            <div className={styles.picture} data-stays="">
              {picture}
            </div>
            <header className={`${styles.band} ${styles[tone]}`}>
              <span className={styles.icon}>
                <Icon name={icons[tone]} size="70%" />
              </span>
              <div className={styles.words}>
                <DialogHeading>{title}</DialogHeading>
                {line && <p>{line}</p>}
              </div>
              {sign && <span className={styles.sign}>{sign}</span>}
            </header>
            <div id={textId} className={styles.text}>
              {children}
            </div>
            {more && <div className={styles.more}>{more}</div>}
          </div>
        </ScrollBody>
        <footer className={styles.actions}>{actions}</footer>
      </DialogContent>
    </Overlay>
  );
}
