import type { Locator } from '@playwright/test';

/** Presses a button, and answers in the window that it opens: a bank's or a provider's, which closes itself then. */
export async function answerInWindow(button: Locator, answer: string): Promise<void> {
  const opening = button.page().waitForEvent('popup');
  await button.click();
  const window = await opening;
  const closing = window.waitForEvent('close');
  const press = window.getByRole('button', { name: answer }).click();
  // The window may be gone before the press has heard its own end. That it closes is what counts.
  await press.catch(() => undefined);
  await closing;
}
