/** Makes the app installable and usable without a network. Browsers without support lose nothing else. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // Private windows may forbid it; the app works online all the same.
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
