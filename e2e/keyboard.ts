import { expect, type Locator, type Page } from '@playwright/test';

const mostKeys = 400;

type Hands = Pick<Locator, 'click' | 'check' | 'uncheck' | 'fill'>;

/**
 * Turns every click, tick and typed text of a journey into keys: Tab to the control as a person would, then Enter, Space or
 * letters. A control that Tab does not reach fails the journey. Answers how to end it.
 */
export function takeKeyboard(page: Page): () => void {
  const prototype: Hands = Object.getPrototypeOf(page.locator('body'));
  const { click, check, uncheck, fill } = prototype;
  const keys: Hands & ThisType<Locator> = {
    async click() {
      const page = this.page();
      await reach(this);
      const key = await keyOf(this);
      // A window of its own may be gone as the key goes down: then there is none in which to let it go.
      await page.keyboard.press(key).catch((error: unknown) => {
        if (!page.isClosed()) throw error;
      });
    },
    async check() {
      await tick(this, true);
    },
    async uncheck() {
      await tick(this, false);
    },
    async fill(text) {
      await reach(this);
      const { keyboard } = this.page();
      await keyboard.press('ControlOrMeta+A');
      await keyboard.press('Delete');
      await keyboard.type(text);
    },
  };
  Object.assign(prototype, keys);
  return () => void Object.assign(prototype, { click, check, uncheck, fill });
}

async function tick(box: Locator, wanted: boolean) {
  await reach(box);
  if ((await box.isChecked()) !== wanted) await box.page().keyboard.press('Space');
  await expect(box).toBeChecked({ checked: wanted });
}

/** Moves the focus to a control: by Tab, and by arrows within a group that Tab enters once. */
async function reach(target: Locator) {
  await expect(target).toBeEnabled();
  for (let keys = 0; keys < mostKeys; keys += 1) {
    const key = await target.evaluate(nextKey);
    if (key === null) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Runs in the page: the key that brings the focus nearer to the element, or null when it is there. */
function nextKey(element: Element): 'Tab' | 'ArrowDown' | 'ArrowRight' | null {
  const named = element instanceof HTMLLabelElement ? element.control : null;
  const target =
    named ?? element.closest('a, button, summary, input, textarea, select, [role=tab]') ?? element;
  const focused = document.activeElement;
  if (!focused || focused === target) return focused ? null : 'Tab';
  const group = target.closest('[role=menu], [role=listbox], [role=tablist]');
  if (group?.contains(focused)) return group.matches('[role=tablist]') ? 'ArrowRight' : 'ArrowDown';
  const isOfSameRadios =
    target instanceof HTMLInputElement &&
    focused instanceof HTMLInputElement &&
    target.type === 'radio' &&
    focused.name === target.name;
  return isOfSameRadios ? 'ArrowDown' : 'Tab';
}

/** The key that presses a control. */
function keyOf(target: Locator): Promise<'Enter' | 'Space'> {
  return target.evaluate((element) => {
    const control = element instanceof HTMLLabelElement ? element.control : element;
    return control?.matches('[type=radio], [type=checkbox]') ? 'Space' : 'Enter';
  });
}
