// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { Button } from '../controls/Button.tsx';
import { closeTopDialog, isAnyDialogOpen } from '../open-dialogs.ts';
import { AlertDialog, Dialog, FocusLateField } from './Dialog.tsx';

/** A page with a dialog, which asks a question in a second one. */
function TwoDialogs() {
  const [open, setOpen] = useState<'none' | 'first' | 'both' | 'second'>('none');
  return (
    <>
      <Button onClick={() => setOpen('first')}>Open</Button>
      <Dialog title="First" isOpen={open === 'first' || open === 'both'} onClose={() => setOpen('none')}>
        <Button onClick={() => setOpen('both')}>Ask</Button>
      </Dialog>
      <AlertDialog
        title="Second"
        isOpen={open === 'both' || open === 'second'}
        onClose={() => setOpen('first')}
      >
        <Button onClick={() => setOpen('second')}>Close the first</Button>
        <Button onClick={() => setOpen('none')}>Close both</Button>
      </AlertDialog>
    </>
  );
}

const page = () => document.body.firstElementChild as HTMLElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement;

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

test('the page behind a dialog is inert and does not scroll, until it closes', async () => {
  renderInApp(<TwoDialogs />);
  await press('Open');
  expect(page().hasAttribute('inert')).toBe(true);
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page().hasAttribute('inert')).toBe(false);
  expect(page().hasAttribute('aria-hidden')).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
});

test('what somebody else adds to the page while a dialog is open can be used', async () => {
  renderInApp(<TwoDialogs />);
  await press('Open');
  const added = document.body.appendChild(document.createElement('iframe'));
  await press('Ask');
  expect(added.hasAttribute('inert')).toBe(true);
  const later = document.body.appendChild(document.createElement('iframe'));
  expect(later.hasAttribute('inert')).toBe(false);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  expect(added.hasAttribute('inert')).toBe(false);
  added.remove();
  later.remove();
});

test('the heading has the focus, and is the name; closing gives the focus back, one dialog at a time', async () => {
  renderInApp(<TwoDialogs />);
  await press('Open');
  expect(screen.getByRole('dialog', { name: 'First' }).contains(focused())).toBe(true);
  expect(focused()?.textContent).toBe('First');
  await press('Ask');
  expect(focused()?.textContent).toBe('Second');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Escape}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Open' }));
});

test.each([
  ['one field has it in the field', ['Name'], 'INPUT'],
  ['two fields has it on its heading', ['Name', 'Email'], 'H2'],
])('a dialog with %s', (_what, names, tag) => {
  renderInApp(
    <Dialog title="Rename" isOpen onClose={() => {}}>
      {names.map((name) => (
        <input key={name} aria-label={name} />
      ))}
    </Dialog>,
  );
  expect(focused()?.tagName).toBe(tag);
});

test('the focus returns to the page when the dialog that opened another one is gone', async () => {
  renderInApp(<TwoDialogs />);
  await press('Open');
  await press('Ask');
  await press('Close the first');
  expect(page().hasAttribute('inert')).toBe(true);
  await press('Close both');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('Tab stays in the dialog, in both directions', async () => {
  renderInApp(<TwoDialogs />);
  await press('Open');
  await userEvent.tab();
  expect(focused()?.textContent).toBe('Close');
  await userEvent.tab();
  expect(focused()?.textContent).toBe('Ask');
  await userEvent.tab();
  expect(focused()?.textContent).toBe('Close');
  await userEvent.tab({ shift: true });
  expect(focused()?.textContent).toBe('Ask');
});

test('a focus whose element is gone goes to the dialog, not to the page', async () => {
  renderInApp(<TwoDialogs />);
  await press('Open');
  screen.getByRole('button', { name: 'Ask' }).focus();
  (focused() as HTMLElement).blur();
  await waitFor(() => expect(focused()).toBe(screen.getByRole('dialog')));
});

test('Back closes the topmost dialog', async () => {
  renderInApp(<TwoDialogs />);
  await press('Open');
  await press('Ask');
  closeTopDialog();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  closeTopDialog();
  await waitFor(() => expect(isAnyDialogOpen()).toBe(false));
});

/** A dialog whose contents come later. */
function LateDialog({ labels }: { labels: readonly string[] }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog title="Please wait" isOpen onClose={() => {}}>
      {isThere && <FocusLateField />}
      {isThere && labels.map((label) => <input key={label} aria-label={label} />)}
    </Dialog>
  );
}

test('a single field that comes after its dialog has opened gets the focus of the title; of two neither does', async () => {
  const { unmount } = renderInApp(<LateDialog labels={['Code']} />);
  expect(document.activeElement?.textContent).toBe('Please wait');
  expect(await screen.findByLabelText('Code')).toBe(document.activeElement);
  unmount();
  renderInApp(<LateDialog labels={['Code', 'Reason']} />);
  await screen.findByLabelText('Code');
  expect(document.activeElement?.textContent).toBe('Please wait');
});
