import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CORE_SCHEMA, loadAll, mergeTag } from 'js-yaml';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { fillTemplate } from '#lab/load/cluster/template.ts';
import { configurationNames } from '#server/lib/config.ts';
import { observeDatabase } from '#server/lib/metrics/database-gauges.ts';
import { createMetrics } from '#server/lib/metrics/metrics.ts';
import { eventKinds } from '#server/tables/security-events.ts';

/** The files of `deploy/` name settings, metrics, calls and files of the product: they must exist. */

const read = (file: string) => readFileSync(join('deploy', file), 'utf8');
const filesIn = (folder: string) => readdirSync(join('deploy', folder)).map((name) => `${folder}/${name}`);
const withoutComments = (text: string) => text.replaceAll(/^\s*(#|--|\/\/).*$/gm, '');
/** Each test names what it looks at. */
const documents = (text: string) =>
  loadAll(text, { schema: CORE_SCHEMA.withTags(mergeTag) }) as ReturnType<typeof JSON.parse>[];

const values = new Proxy<Record<string, string>>({}, { get: (_target, name) => `value-of-${String(name)}` });

type Rule = { alert: string; expr: string; annotations: { runbook: string; summary: string } };
const rules: Rule[] = documents(read('monitoring/prometheus-rules.yml'))[0].groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const dashboard = JSON.parse(read('monitoring/grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Names in an expression of Prometheus that are neither functions, nor labels, nor words of its language. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(by|without) \([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(by|or|and)$/.test(name));
}

test('each metric of the alarms and of the dashboard is one that the server exports', async () => {
  const { registry } = createMetrics(eventKinds);
  const query = () => Promise.reject(new Error('no database'));
  const pool = { query, totalCount: 0, idleCount: 0, waitingCount: 0 } as unknown as Pool;
  observeDatabase(registry, { pool, counterPool: pool });
  const text = await registry.metrics();
  const exported = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const named = expressions.flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((name) => name !== 'up' && !exported.has(name))).toEqual([]);
});

test('each alarm leads to a section of the runbooks, and each label that is named exists', () => {
  const runbooks = readFileSync('docs/runbooks.md', 'utf8');
  // As GitHub makes anchors: a number in front of a title belongs to it.
  const anchorOf = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  const sections = [...runbooks.matchAll(/^## (.+)$/gm)].map(
    ([, title = '']) => `docs/runbooks.md#${anchorOf(title)}`,
  );
  expect(sections.length).toBeGreaterThanOrEqual(10);
  expect(
    rules.map(({ annotations }) => annotations.runbook).filter((link) => !sections.includes(link)),
  ).toEqual([]);
  const kinds = expressions.flatMap((one) => [...one.matchAll(/kind="(\w+)"/g)].map(([, kind]) => kind));
  expect(kinds.filter((kind) => !(eventKinds as readonly (string | undefined)[]).includes(kind))).toEqual([]);
});

test('each setting that is set for the app is one that it reads', () => {
  const settings = documents(read('kubernetes/app.yaml'))
    .filter(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'settings')
    .flatMap(({ data }) => Object.keys(data));
  const secrets = Object.keys(documents(read('kubernetes/secrets.yaml.example'))[0].stringData);
  const compose = documents(read('container/compose.yaml'))[0];
  const environment = Object.keys(compose.services.app1.environment);
  const image = [...read('container/Containerfile').matchAll(/^ENV (.*)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((pair) => pair.split('=')[0] ?? '');
  const set = [...settings, ...secrets, ...environment, ...image];
  expect(set.length).toBeGreaterThan(12);
  expect(set.filter((name) => !configurationNames.includes(name))).toEqual([]);
});

test('the app behind each load balancer drains, and is given the time for it', () => {
  const [, deployment] = documents(read('kubernetes/app.yaml')).filter(({ kind }) =>
    ['ConfigMap', 'Deployment'].includes(kind),
  );
  const [settings] = documents(read('kubernetes/app.yaml')).filter(
    ({ metadata }) => metadata.name === 'settings',
  );
  const { terminationGracePeriodSeconds, containers } = deployment.spec.template.spec;
  const { readinessProbe } = containers[0];
  const drain = Number(settings.data.DRAIN_SECONDS);
  expect(drain).toBeGreaterThan(readinessProbe.periodSeconds * readinessProbe.failureThreshold);
  expect(terminationGracePeriodSeconds).toBeGreaterThan(drain + 20);
  expect(read('proxy/haproxy.cfg')).toContain('option httpchk GET /readyz');
});

test('the proxy sends twice only what is stored once, at addresses of the contract', () => {
  const cfg = withoutComments(read('proxy/haproxy.cfg'));
  const [, paths = ''] = /disable-l7-retry unless \{ method GET HEAD \} or \{ path (.+) \}/.exec(cfg) ?? [];
  const { saveAnswer, saveReviews, savePlanChanges } = endpoints;
  expect(paths.split(' ')).toEqual([saveAnswer.path, saveReviews.path, savePlanChanges.path]);
});

test('what the proxy says itself is the same as what the server says when it is busy', () => {
  const [, text = ''] =
    /http-error status 503 .* string '(.+)' hdr Retry-After 5/.exec(read('proxy/haproxy.cfg')) ?? [];
  expect(JSON.parse(text)).toEqual({
    code: 'busy',
    message: 'The service is busy. Please try again in a moment.',
  });
});

test('where no process answers a page is a page that says so, before anything else is tried', () => {
  const cfg = withoutComments(read('proxy/haproxy.cfg'));
  const sectionOf = (title: string) => {
    const [, text = ''] = cfg.split(new RegExp(`^${title}$`, 'm'));
    return (
      text
        .split(/^\S/m)[0]
        ?.split('\n')
        .map((line) => line.trim()) ?? []
    );
  };
  const frontend = sectionOf('frontend app');
  expect(frontend).toContain('acl wants_page req.hdr(accept) -m sub text/html');
  const chosen = frontend.filter((line) => /^(use|default)_backend /.test(line));
  expect(chosen).toEqual([
    'use_backend sorry if wants_page { nbsrv(app) eq 0 } { nbsrv(app_without_database) eq 0 }',
    'use_backend app_without_database if { nbsrv(app) eq 0 }',
    'default_backend app',
  ]);
  const [rule = '', ...others] = sectionOf('backend sorry').filter((line) => line !== '');
  expect(others).toEqual([]);
  const [, type, page] =
    /^http-request return status 503 content-type "(.+?)" string "(.+?)" hdr /.exec(rule) ?? [];
  expect(type).toBe('text/html; charset=utf-8');
  expect(page).toMatch(/^<!doctype html><html lang=en>.*<title>.+<\/title>.*<h1>.+<\/h1><p>.+<\/p>$/);
  expect(rule).toContain('hdr Retry-After 30 hdr Cache-Control no-store');
});

test('a commit is acknowledged only when a second machine has it, and the time until a new primary fits 30 s', () => {
  const { bootstrap } = documents(fillTemplate('postgresql/patroni.yml', values))[0];
  const { ttl, loop_wait, retry_timeout, synchronous_mode, synchronous_mode_strict, postgresql } =
    bootstrap.dcs;
  expect([synchronous_mode, synchronous_mode_strict]).toEqual([true, true]);
  expect(postgresql.parameters.synchronous_commit).toBe('on');
  expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
  expect(ttl).toBeLessThanOrEqual(25);
});

test('a primary that was cut off cannot take its key back: Patroni 3.0.2 compares only with the second protocol', () => {
  const patroni = documents(fillTemplate('postgresql/patroni.yml', values))[0];
  expect(patroni.etcd3).toBeUndefined();
  expect(patroni.etcd.hosts).toHaveLength(3);
  expect(documents(fillTemplate('postgresql/etcd.yml', values))[0]['enable-v2']).toBe(true);
});

test('a segment that was archived otherwise is given up only when its timeline has ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-push-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pg_wal'));
  const program = join(folder, 'pgbackrest');
  const push = (status: number, segment: string) => {
    writeFileSync(program, `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
    const args = [resolve('deploy/postgresql/archive-push.sh'), 'pgbackrest.conf', `pg_wal/${segment}`];
    return spawnSync('sh', args, { cwd: folder, env: { PATH: `${folder}:/usr/bin:/bin` } }).status;
  };
  expect(push(0, '000000080000000000000010')).toBe(0);
  expect(push(45, '000000080000000000000010')).toBe(45);
  writeFileSync(join(folder, 'pg_wal/00000008.history'), '');
  expect(push(45, '000000080000000000000010')).toBe(45);
  writeFileSync(join(folder, 'pg_wal/0000000A.history'), '');
  expect(push(45, '000000080000000000000010')).toBe(0);
  expect(push(82, '000000080000000000000010')).toBe(82);
  expect(push(45, '0000000A0000000000000011')).toBe(45);
});

test('each template can be filled in, and says what is missing', () => {
  for (const file of [...filesIn('postgresql'), 'proxy/haproxy.cfg'].filter(
    (name) => !/\.(sql|sh)$/.test(name),
  )) {
    expect(fillTemplate(file, values)).not.toContain('${');
    expect(() => fillTemplate(file, {})).toThrow(/needs a value for [A-Z\d_]+\./);
  }
});

test('proxies let through the largest body that a call accepts', () => {
  const limits = Object.values(endpoints).map((endpoint) =>
    'bodyLimitBytes' in endpoint ? Number(endpoint.bodyLimitBytes) : 0,
  );
  const largest = Math.max(...limits);
  expect(largest).toBeGreaterThan(100_000);
  const units: Record<string, number> = { k: 1024, m: 1024 ** 2 };
  const bytesIn = (file: string, setting: string) => {
    const [, count, unit = ''] = new RegExp(`${setting}:? (\\d+)([km])`).exec(read(file)) ?? [];
    return Number(count) * (units[unit] ?? 0);
  };
  expect(bytesIn('proxy/nginx.conf', 'client_max_body_size')).toBeGreaterThanOrEqual(largest);
  expect(bytesIn('kubernetes/ingress.yaml.example', 'proxy-body-size')).toBeGreaterThanOrEqual(largest);
});

test('kubectl applies no example: it would replace the real secret', () => {
  const applied = filesIn('kubernetes').filter((file) => /\.(ya?ml|json)$/.test(file));
  expect(applied).toEqual(['kubernetes/app.yaml']);
  expect(read('kubernetes/app.yaml')).toContain('kubectl apply -f deploy/kubernetes/app.yaml');
});

test('the proxies log no address: links in emails have their tokens in it', () => {
  const nginx = read('proxy/nginx.conf');
  const [, name, format = ''] = /log_format (\w+) '(.*)';/.exec(nginx) ?? [];
  const [outside = '', ...servers] = nginx.split(/^server \{/m);
  expect(outside).not.toMatch(/^\s*(access|error)_log/m);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server).toContain(`access_log /var/log/nginx/mind-your-step.log ${name};`);
    expect(server).toContain('error_log /var/log/nginx/mind-your-step-error.log crit;');
  }
  expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_referer)\b/);
  const { annotations } = documents(read('kubernetes/ingress.yaml.example'))[0].metadata;
  expect(annotations['nginx.ingress.kubernetes.io/enable-access-log']).toBe('false');
});

test('nginx speaks HTTP/2 as its newer versions name it', () => {
  const nginx = withoutComments(read('proxy/nginx.conf'));
  const [, , ofPages = ''] = nginx.split(/^server \{/m);
  expect(ofPages).toMatch(/^\s*http2 on;$/m);
  expect(nginx).not.toMatch(/listen .*http2/);
});

test('the service of systemd writes files for itself alone, reads no home folder, and has no rights of the system', () => {
  const settings = withoutComments(read('systemd/mind-your-step.service')).split('\n');
  expect(settings).toEqual(
    expect.arrayContaining([
      'ProtectHome=true',
      'UMask=0077',
      'SystemCallFilter=@system-service',
      'CapabilityBoundingSet=',
    ]),
  );
});

test('nobody but the ingress reaches the app, and nobody but Prometheus its figures', () => {
  const [policy] = documents(read('kubernetes/app.yaml')).filter(({ kind }) => kind === 'NetworkPolicy');
  const reached = policy.spec.ingress.flatMap(
    ({ from, ports }: { from?: object[]; ports: { port: string }[] }) =>
      ports.map(({ port }) => [port, from]),
  );
  const only = (namespace: string) => [
    { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } } },
  ];
  expect(Object.fromEntries(reached)).toEqual({ http: only('ingress-nginx'), metrics: only('monitoring') });
  expect(reached).toHaveLength(2);
});

test('proxies are trusted by their address, never by how many there are', () => {
  const files = readdirSync('deploy', { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const counted = files.flatMap(({ parentPath, name }) =>
    /TRUST_PROXY\S{0,3}[=:]\s*["']?\d+["'\s,]/.test(`${readFileSync(join(parentPath, name), 'utf8')}\n`)
      ? [name]
      : [],
  );
  expect(counted).toEqual([]);
});
