import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { pathIn } from '#contract/pages/languages.ts';
import { paths } from '#contract/pages/paths.ts';
import { startServer } from '#e2e/setup/server.ts';
import { chromiumPath } from '../../installs/prepare.js';

/**
 * `npm run lighthouse`: measures the public pages with Lighthouse's mobile preset (slow 4G, a fourth of the processor),
 * as the median of five loads of the production build. It fails when a page misses its limits.
 */
const runs = 5;
const debuggingPort = 9333;

type Figures = { performance: number; 'total-blocking-time': number; 'largest-contentful-paint': number };

// Its largest content is a picture, which waits for the font and the styles before it.
const home = { performance: 95, 'total-blocking-time': 200, 'largest-contentful-paint': 1600 };
const pages: Record<string, Figures> = {
  [paths.home]: home,
  [pathIn('es', paths.home)]: home,
  [paths.about]: { performance: 98, 'total-blocking-time': 50, 'largest-contentful-paint': 1500 },
  [paths.terms]: { performance: 98, 'total-blocking-time': 50, 'largest-contentful-paint': 1500 },
};
const limitsOfEveryPage = { 'cumulative-layout-shift': 0.02 };
const fullScores = ['accessibility', 'best-practices', 'seo'] as const;

type Report = RunnerResult['lhr'];

const server = await startServer();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [`--remote-debugging-port=${debuggingPort}`],
});
const faults: string[] = [];
try {
  for (const [path, figures] of Object.entries(pages)) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await load(server.url + path));
    checkFigures(path, figures, reports);
  }
} finally {
  await browser.close();
  await server.stop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** One load. Sometimes Lighthouse's recording aborts (NO_NAVSTART): such a load has no figures and is repeated. */
async function load(url: string): Promise<Report> {
  for (let tries = 0; tries < runs; tries += 1) {
    const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error' });
    if (result?.lhr.audits['total-blocking-time']?.numericValue !== undefined) return result.lhr;
  }
  throw new Error(`Lighthouse has no figures for ${url}`);
}

function checkFigures(path: string, figures: Figures, reports: Report[]) {
  const category = (name: string) =>
    Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0)));
  const audit = (name: string) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
  const check = (name: string, value: number, isMet: boolean, figure: number) => {
    if (!isMet) faults.push(`${path}: ${name} is ${value}, not ${figure}`);
    return `${name} ${Number(value.toFixed(3))}`;
  };
  const { performance, ...limitsOfPage } = figures;
  const limits = { ...limitsOfEveryPage, ...limitsOfPage };
  const lines = [
    check('performance', category('performance'), category('performance') >= performance, performance),
    ...fullScores.map((name) => check(name, category(name), category(name) === 100, 100)),
    ...Object.entries(limits).map(([name, most]) => check(name, audit(name), audit(name) <= most, most)),
    `benchmarkIndex ${median(reports.map(({ environment }) => environment.benchmarkIndex))}`,
  ];
  console.log([path, ...lines].join('  '));
  for (const name of fullScores)
    for (const fault of failedAudits(reports, name)) faults.push(`${path}: ${fault}`);
}

/** The audits of a category that failed in any run. */
function failedAudits(reports: Report[], category: string): Set<string> {
  return new Set(
    reports.flatMap(({ categories, audits }) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
    ),
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
