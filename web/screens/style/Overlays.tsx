import { useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { AlertDialog, Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Menu, MenuItem, MenuSection } from '#web/ui/overlays/Menu.tsx';
import { StyleSection } from './StyleSection.tsx';

export function Overlays() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'wide' | 'alert'>('none');
  const [chosen, setChosen] = useState('2');
  const close = () => setOpen('none');
  return (
    <StyleSection title="Dialogs and menus">
      <Row gap={3} align="start">
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('wide')}>Open a wide dialog</Button>
        <Button onClick={() => setOpen('alert')}>Ask a question</Button>
        <Menu label={`Exercise ${chosen}`} onChoose={setChosen}>
          <MenuSection title="Part 1: Recognizing Hazards">
            {['1', '2', '3'].map((id) => (
              <MenuItem key={id} id={id} current={id === chosen}>
                Exercise {id}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Row>
      <Dialog
        title="Payment Info"
        isOpen={open === 'dialog' || open === 'wide'}
        onClose={close}
        size={open === 'wide' ? 'wide' : 'normal'}
        actions={
          <Button variant="primary" onClick={close}>
            Okay
          </Button>
        }
      >
        <p>The page behind stands still. Esc closes, and the focus goes back.</p>
      </Dialog>
      <AlertDialog
        title="Start a new game?"
        isOpen={open === 'alert'}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" onClick={close}>
              OK
            </Button>
          </>
        }
      >
        <p>Starting a new game will delete all your previous results!</p>
      </AlertDialog>
    </StyleSection>
  );
}
