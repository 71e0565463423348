/** Makes the app installable and usable without a network. Browsers without support lose nothing else. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    (await import('#web/lib/device.ts').catch(() => null))?.registerWorker('/service-worker.js');
  };
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', register);
}
