const loading = new Map<string, Promise<void>>();

/** Loads another host's script, once. @throws Error when it cannot be loaded; the next call tries again */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(address);
      reject(new Error(`${address} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
}
