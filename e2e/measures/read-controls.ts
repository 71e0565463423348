import type { Eyes } from './eyes.ts';
import type { Control } from './sight.ts';

/** Whatever can be pressed or typed into, disabled or not. Runs in the page. */
export function readControls(): Control[] {
  const eyes = (globalThis as unknown as { eyes: Eyes }).eyes;
  const pressable = [
    ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'],
    ...['[role=button]', '[role=tab]', '[role=slider]', '[contenteditable=true]'],
  ];
  return [...document.querySelectorAll<HTMLElement>(pressable.join())].flatMap(readControl);

  function readControl(element: HTMLElement): Control[] {
    const kind = kindOf(element);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const drawn = kind === 'radio' || kind === 'checkbox' ? drawnFor(labels, element) : element;
    const label = labels.find(({ textContent }) => textContent.trim() !== '') ?? labels[0];
    if (eyes.isHidden(drawn) || drawn.closest('[aria-hidden=true]') || !hasInk(drawn)) return [];
    const box = eyes.plain(drawn.getBoundingClientRect());
    if (eyes.areaOf(box) < 4) return [];
    const isDisabled = element.matches(':disabled, [aria-disabled=true]');
    const name = element.getAttribute('aria-label') ?? (label ?? drawn).textContent;
    return [
      {
        ...{ id: eyes.numberOf(element), name: name.replaceAll(/\s+/g, ' ').trim(), kind, isDisabled, box },
        isMain: element.matches('[data-variant=primary]'),
        isInView: isMiddleInView(drawn),
        isFixed: eyes.isFixed(drawn),
        isStop: element.tabIndex >= 0 && !isDisabled && isStopOfGroup(element as HTMLInputElement),
        seen: eyes.seenOf(drawn, box),
      },
    ];
  }
  function kindOf(element: HTMLElement): Control['kind'] {
    if (element.matches('[type=radio]')) return 'radio';
    if (element.matches('[type=checkbox]')) return 'checkbox';
    if (element.matches('[role=tab]')) return 'tab';
    if (element.matches('input, select, textarea, [contenteditable=true], [role=slider]')) return 'field';
    return element.matches('a') ? 'link' : 'button';
  }
  /** A choice may have several labels: what counts is the card around it over which one is spread, else the first that is shown. */
  function drawnFor(labels: HTMLElement[], element: HTMLElement): HTMLElement {
    const shown = labels.map(pressedWith).filter((one) => !eyes.isHidden(one));
    return shown.find((one) => one.contains(element)) ?? shown[0] ?? labels[0] ?? element;
  }
  function pressedWith(label: HTMLElement): HTMLElement {
    const { content, position, inset } = getComputedStyle(label, '::after');
    const isSpread = content !== 'none' && position === 'absolute' && inset === '0px';
    return isSpread && label.offsetParent instanceof HTMLElement ? label.offsetParent : label;
  }
  /** Something of it is drawn: an invisible place in a picture is not. */
  function hasInk(element: HTMLElement): boolean {
    if (element.matches('input, select, textarea') || element.querySelector('img, svg, video')) return true;
    if (element.textContent.trim() !== '' && !eyes.isForReaders(element)) return true;
    const isClear = (color: string) => color === 'transparent' || /[,/] 0\)$/.test(color);
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
    return (Number.parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor)) || !isClear(backgroundColor);
  }
  function isMiddleInView(element: HTMLElement): boolean {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [eyes.view(), ...eyes.clipsOf(element)];
    const isInside = edges.every((box) => x >= box.left && x <= box.right && y >= box.top && y < box.bottom);
    return isInside && !eyes.isCovered(element, x, y);
  }
  /** Of a group of radio buttons Tab stops at one. */
  function isStopOfGroup(element: HTMLInputElement): boolean {
    if (!element.matches('[type=radio]') || element.checked) return true;
    const group = document.querySelectorAll<HTMLInputElement>(
      `[type=radio][name="${CSS.escape(element.name)}"]`,
    );
    return group[0] === element && ![...group].some(({ checked }) => checked);
  }
}
