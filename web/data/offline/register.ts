import { registerWorker } from '#web/lib/device.ts';
import { isDataSaverOn } from './data-saver.ts';

/** Makes the app installable and usable without a network. Browsers without support lose nothing else. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isDataSaverOn()) return;
  const register = () => {
    void registerWorker();
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
