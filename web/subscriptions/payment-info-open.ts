import { useEffect, useState } from 'react';

const key = 'paymentInfo';

/** Remembers in this tab that Payment Info stands open, so that loading the page again leads on as Okay does (G96). */
export function useRememberedPaymentInfo(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    sessionStorage.setItem(key, 'open');
    return () => sessionStorage.removeItem(key);
  }, [isOpen]);
}

/** Whether Payment Info stood open when this page was loaded again; asked once. */
export function useWasPaymentInfoOpen(): boolean {
  const [wasOpen] = useState(() => sessionStorage.getItem(key) !== null);
  useEffect(() => {
    if (wasOpen) sessionStorage.removeItem(key);
  }, [wasOpen]);
  return wasOpen;
}
