import { useEffect, useState } from 'react';
import { tabItems } from '#web/lib/storage.ts';

const key = 'paymentInfo';

/** Remembers in this tab that Payment Info is open, so that a reload continues as Okay does (docs/product-decisions.md#payment-info). */
export function useRememberedPaymentInfo(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    tabItems.set(key, 'open');
    return () => tabItems.remove(key);
  }, [isOpen]);
}

/** Whether Payment Info was open when this page was reloaded; true only once. */
export function useWasPaymentInfoOpen(): boolean {
  const [wasOpen] = useState(() => tabItems.get(key) !== null);
  useEffect(() => {
    if (wasOpen) tabItems.remove(key);
  }, [wasOpen]);
  return wasOpen;
}
