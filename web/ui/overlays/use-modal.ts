import { useLayoutEffect, useRef, useState } from 'react';
import { addOpenDialog } from '../open-dialogs.ts';

type Modal = { box: HTMLElement; opener: Element | null };

/** What is over the page, the topmost one last. */
const modals: Modal[] = [];
let inert: Element[] = [];

/**
 * For the outermost element of what is shown over the page, directly in the body: the rest of the page is inert and does
 * not scroll, Tab stays inside, Esc and Back close it, and the focus returns to where it was.
 */
export function useModal(onClose: () => void) {
  const box = useRef<HTMLDivElement>(null);
  // Read before anything inside takes the focus.
  const [opener] = useState(() => document.activeElement);
  const close = useRef(onClose);
  close.current = onClose;
  // With the page itself: a second Back closes what is still shown, not what has just gone.
  useLayoutEffect(() => addOpenDialog(() => close.current()), []);
  useLayoutEffect(() => {
    if (box.current) return openModal({ box: box.current, opener }, () => close.current());
  }, [opener]);
  return box;
}

function openModal(modal: Modal, close: () => void): () => void {
  const isTop = () => modals.at(-1) === modal;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isTop() || event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Tab') keepInside(event, modal.box);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  /** What had the focus may be gone: without it, keys would reach the page behind. */
  const onFocusOut = () =>
    requestAnimationFrame(() => {
      if (isTop() && document.activeElement === document.body) focusOn(firstFocusable(modal.box));
    });
  modals.push(modal);
  setInert();
  document.addEventListener('keydown', onKeyDown);
  modal.box.addEventListener('focusout', onFocusOut);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    modal.box.removeEventListener('focusout', onFocusOut);
    const wasTop = isTop();
    modals.splice(modals.indexOf(modal), 1);
    for (const other of modals) if (modal.box.contains(other.opener)) other.opener = modal.opener;
    setInert();
    const focused = document.activeElement;
    if (wasTop && (focused === document.body || modal.box.contains(focused))) focusOn(modal.opener);
  };
}

/** Only what is there now: a window of the bank or of a password manager that appears later can be used. */
function setInert(): void {
  for (const element of inert) {
    element.removeAttribute('inert');
    element.removeAttribute('aria-hidden');
  }
  const top = modals.at(-1)?.box;
  inert = top ? [...document.body.children].filter((element) => element !== top) : [];
  for (const element of inert) {
    element.setAttribute('inert', '');
    element.setAttribute('aria-hidden', 'true');
  }
  const page = document.documentElement;
  page.style.scrollbarGutter = top && innerWidth > page.clientWidth ? 'stable' : '';
  page.style.overflow = top ? 'hidden' : '';
}

/** Tab goes from the last control to the first, Shift and Tab the other way. */
function keepInside(event: KeyboardEvent, box: HTMLElement): void {
  const focused = document.activeElement ?? box;
  const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const stops = [...box.querySelectorAll<HTMLElement>(tabStops)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0 && isStopOfItsGroup(stop),
  );
  const isNext = (stop: HTMLElement) =>
    !isOfSameGroup(stop, focused) && Boolean(focused.compareDocumentPosition(stop) & side);
  if (stops.some(isNext)) return;
  event.preventDefault();
  focusOn(stops.at(event.shiftKey ? -1 : 0));
}

const tabStops = 'a[href], iframe, summary, [tabindex], :is(button, input, select, textarea):not(:disabled)';

/** Radio buttons of one group are one stop: the checked one, if there is one. */
function isStopOfItsGroup(stop: Element): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked) return true;
  const others = stop.closest('form, fieldset, body')?.querySelectorAll<HTMLInputElement>('input:checked');
  return ![...(others ?? [])].some((other) => isOfSameGroup(stop, other));
}

function isOfSameGroup(one: Element, other: Element): boolean {
  const isRadio = one instanceof HTMLInputElement && one.type === 'radio';
  return isRadio && other instanceof HTMLInputElement && other.type === 'radio' && one.name === other.name;
}

function firstFocusable(box: HTMLElement): Element | null {
  return box.querySelector('[tabindex="-1"]');
}

function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
