import type { Locator } from '@playwright/test';

/** Presses a button, and a choice in the popup that it opens: a bank's or an identity provider's, which then closes itself. */
export async function chooseInPopup(button: Locator, choice: string): Promise<void> {
  const opened = button.page().waitForEvent('popup');
  await button.click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  const press = popup.getByRole('button', { name: choice }).click();
  // The popup may close before the click resolves. Only its closing matters.
  await press.catch(() => undefined);
  await closed;
}
