/** The debugger of another process of this machine (the protocol of Node.js's inspector). */
export type Inspector = {
  /** Collects all garbage and returns what the heap then holds, in bytes. */
  heapInUse(): Promise<number>;
  /** The value of an expression there. */
  evaluate(expression: string): Promise<unknown>;
  close(): void;
};

/** What is allocated between the collection and the look at the heap varies: the smallest of some counts. */
const collections = 3;

type Message = { id?: number; result?: Record<string, unknown>; error?: { message: string } };

/** @throws Error when nothing listens there */
export async function openInspector(port: number): Promise<Inspector> {
  const list = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The server has no debugger.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result = {}, error } = JSON.parse(String(data)) as Message;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The debugger has gone.'));
  });
  let sent = 0;
  function send(method: string, params = {}): Promise<Record<string, unknown>> {
    sent += 1;
    const response = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(sent, response);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return response.promise;
  }
  return {
    async heapInUse() {
      const sizes: number[] = [];
      for (let count = 0; count < collections; count += 1) {
        await send('HeapProfiler.collectGarbage');
        sizes.push(Number((await send('Runtime.getHeapUsage')).usedSize));
      }
      return Math.min(...sizes);
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(`${expression} failed: ${JSON.stringify(exceptionDetails)}`);
      return (result as { value: unknown }).value;
    },
    close: () => socket.close(),
  };
}
