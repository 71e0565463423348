import { onTeardown } from '../on-teardown.ts';
import { type LineProxy, startLineProxy } from './line-proxy.ts';

/** Opens a proxy to PostgreSQL that is closed at the end of the test or file. */
export async function startStallingProxy(url: string): Promise<LineProxy> {
  const proxy = await startLineProxy(url);
  onTeardown(() => proxy.close());
  return proxy;
}
