import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { signUpBenchPeople } from '../bench-people.ts';
import { startRequests } from '../cluster/prove/rolling-update.ts';
import { fillTemplate } from '../cluster/template.ts';
import type { Fault } from './fault.ts';
import { startPostgres } from './tools/database.ts';
import { missingPrograms } from './tools/machine.ts';
import { newFolder, type Product, startProduct } from './tools/product.ts';

const settleMs = 3000;
const turns = 2;

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  shows: 'two processes behind HAProxy are replaced in turn under 60 requests a second: none fails',
  control: {
    without: 'neither does a process drain, nor does the proxy try again',
    breaks: /requests failed/,
  },
  obstacle: () => missingPrograms({ haproxy: 'haproxy' }),
  async run(ground) {
    const postgres = await startPostgres(ground);
    const network = `127.${randomInt(10, 250)}.${ground.isControl ? 2 : 1}`;
    const hosts = [`${network}.1`, `${network}.2`];
    const start = (host: string) =>
      startProduct(ground, {
        address: { host, port: 3000 },
        env: {
          DATABASE_URL: postgres.url,
          TRUST_PROXY: '1',
          DRAIN_SECONDS: ground.isControl ? '0' : '5',
        },
      });
    const apps: Product[] = [];
    for (const host of hosts) apps.push(await start(host));
    const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
    await signUpBenchPeople(pool, new Date());
    await pool.end();
    const config = join(await newFolder(ground), 'haproxy.cfg');
    const [APP1_HOST = '', APP2_HOST = ''] = hosts;
    const nowhere = { NODE1_HOST: `${network}.3`, NODE2_HOST: `${network}.4`, NODE3_HOST: `${network}.5` };
    const proxyHost = `${network}.10`;
    const text = fillTemplate('proxy/haproxy.cfg', {
      PROXY_HOST: proxyHost,
      APP1_HOST,
      APP2_HOST,
      ...nowhere,
    });
    await writeFile(
      config,
      ground.isControl ? text.replaceAll(/^.*(option redispatch|retries|retry-on).*$/gm, '') : text,
    );
    const proxy = spawn('haproxy', ['-f', config, '-db'], { stdio: 'ignore' });
    ground.onEnd(() => proxy.kill('SIGTERM'));
    await sleep(settleMs);
    const load = startRequests(`http://${proxyHost}:8080`, 60);
    await sleep(settleMs);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [index, host] of hosts.entries()) {
        apps[index]?.signal('SIGTERM');
        await apps[index]?.untilEnded();
        apps[index] = await start(host);
        await sleep(settleMs);
      }
    }
    const { sent, failed, seconds } = await load.stop();
    const broken =
      failed.length > 0
        ? [`${failed.length} requests failed: ${[...new Set(failed)].slice(0, 3).join(', ')}`]
        : [];
    return {
      broken,
      measured: `${turns * hosts.length} processes replaced, ${sent} requests, ${Math.round(sent / seconds)} a second, ${failed.length} failed`,
    };
  },
};
