import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { benchSave } from '../../bench-bodies.ts';
import type { Proof } from './proof.ts';

const requestsASecond = 150;
const settleMs = 3000;

export const rollingUpdate: Proof = {
  name: 'rolling-update',
  shows: `both processes of the app are replaced, one after the other, at ${requestsASecond} requests a second: none fails`,
  async run({ cluster, apps, rounds }) {
    const load = startRequests(cluster.url, requestsASecond);
    await sleep(settleMs);
    const turns = Math.max(2, Math.ceil(rounds / 3));
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [index, app] of apps.entries()) {
        await app.program.stop(20_000);
        apps[index] = await cluster.startApp(index + 1);
        await sleep(settleMs);
      }
    }
    const { sent, failed, seconds } = await load.stop();
    return {
      holds: failed.length === 0 && sent / seconds > requestsASecond * 0.9,
      measured: `${turns * apps.length} processes replaced; ${sent} requests, ${Math.round(sent / seconds)} a second, ${failed.length} failed ${[...new Set(failed)].join(', ')}`,
    };
  },
};

/** Reads, saves, and messages that the proxy may not send twice, in turn. */
export function startRequests(url: string, rate: number) {
  const failed: string[] = [];
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  let sent = 0;
  let isOn = true;

  async function send(number: number): Promise<void> {
    const { token, body } = benchSave(50);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const post = (content: object) => ({ method: 'POST', headers, body: JSON.stringify(content) });
    const requests: (readonly [string, RequestInit])[] = [
      [endpoints.getMe.path, { headers }],
      [endpoints.saveAnswer.path, post(body)],
      [endpoints.listGames.path, {}],
      [endpoints.giveFeedback.path, post({ feedback: `Request ${number}` })],
    ];
    const [path, init] = requests[number % requests.length] as (typeof requests)[number];
    try {
      const response = await fetch(url + path, init);
      await response.arrayBuffer();
      if (!response.ok) failed.push(`${path}: ${response.status}`);
    } catch (error) {
      failed.push(`${path}: ${String((error as Error).cause ?? error)}`);
    }
  }

  const sending = (async () => {
    while (isOn) {
      const due = Math.floor(((performance.now() - startedAt) * rate) / 1000);
      for (; sent < due; sent += 1) {
        const one = send(sent).finally(() => open.delete(one));
        open.add(one);
      }
      await sleep(5);
    }
    await Promise.all(open);
  })();
  return {
    async stop() {
      isOn = false;
      await sending;
      return { sent, failed, seconds: (performance.now() - startedAt) / 1000 };
    },
  };
}
