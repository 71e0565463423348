import { expect, type Locator, type Page } from '@playwright/test';

const maxKeyPresses = 400;

type PointerActions = Pick<Locator, 'click' | 'check' | 'uncheck' | 'fill'>;

/**
 * Replaces every click, check and fill of a journey with key presses: Tab to the control as a user would, then Enter,
 * Space or the text. The journey fails at a control that Tab does not reach.
 * @returns a function that restores pointer input
 */
export function switchToKeyboard(page: Page): () => void {
  const prototype: PointerActions = Object.getPrototypeOf(page.locator('body'));
  const { click, check, uncheck, fill } = prototype;
  const keys: PointerActions & ThisType<Locator> = {
    async click() {
      const page = this.page();
      await moveFocusTo(this);
      const key = await keyOf(this);
      // A popup may close when the key goes down, so that the key cannot be released in it.
      await page.keyboard.press(key).catch((error: unknown) => {
        if (!page.isClosed()) throw error;
      });
    },
    async check() {
      await setChecked(this, true);
    },
    async uncheck() {
      await setChecked(this, false);
    },
    async fill(text) {
      await moveFocusTo(this);
      const { keyboard } = this.page();
      await keyboard.press('ControlOrMeta+A');
      await keyboard.press('Delete');
      await keyboard.type(text);
    },
  };
  Object.assign(prototype, keys);
  return () => void Object.assign(prototype, { click, check, uncheck, fill });
}

async function setChecked(box: Locator, checked: boolean) {
  await moveFocusTo(box);
  if ((await box.isChecked()) !== checked) await box.page().keyboard.press('Space');
  await expect(box).toBeChecked({ checked });
}

/** Moves the focus to a control: by Tab, and by arrow keys within a group that is a single tab stop. */
async function moveFocusTo(target: Locator) {
  await expect(target).toBeEnabled();
  for (let keys = 0; keys < maxKeyPresses; keys += 1) {
    const key = await target.evaluate(nextKey);
    if (key === null) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Runs in the page: the key that moves the focus closer to the element, or null when it has the focus. */
function nextKey(element: Element): 'Tab' | 'ArrowDown' | 'ArrowRight' | null {
  const labeled = element instanceof HTMLLabelElement ? element.control : null;
  const target =
    labeled ?? element.closest('a, button, summary, input, textarea, select, [role=tab]') ?? element;
  const focused = document.activeElement;
  if (!focused || focused === target) return focused ? null : 'Tab';
  if (target.closest('[role=tablist], [role=toolbar]')?.contains(focused)) return 'ArrowRight';
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
