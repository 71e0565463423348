/** The outcome of a test run. `broken` means that no test failed: nothing ran, or something around the tests failed. */
export type Outcome =
  | { kind: 'passed' }
  | { kind: 'failed'; tests: readonly string[] }
  | { kind: 'broken'; reason: string };

type VitestReport = {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** Reads Vitest's JSON report of one test file. */
export function readVitest(report: VitestReport, file: string): Outcome {
  const result = report.testResults.find(({ name }) => name.endsWith(`/${file}`));
  const tests = result?.assertionResults ?? [];
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim());
  if (failed.length > 0) return { kind: 'failed', tests: failed };
  if (result?.message) return { kind: 'broken', reason: firstLine(result.message) };
  return outcomeOf(tests.some(({ status }) => status === 'passed'));
}

type Suite = { specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; tests: { status: string; results: { errors: JourneyError[] }[] }[] };
type JourneyError = { message?: string; location?: { file: string } };
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

/** The file that starts the product for journeys: an error there was not noticed by a journey. */
const startFile = /\/e2e\/setup\/server\.ts$/;

/** Reads Playwright's JSON report. */
export function readPlaywright(report: PlaywrightReport): Outcome {
  const specs = report.suites.flatMap(specsOf);
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  const startError = failed
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)))
    .find(({ location }) => startFile.test(location?.file ?? ''));
  if (startError) return { kind: 'broken', reason: firstLine(startError.message) };
  if (failed.length > 0) return { kind: 'failed', tests: failed.map(({ title }) => title) };
  const [error] = report.errors;
  if (error) return { kind: 'broken', reason: firstLine(error.message) };
  return outcomeOf(specs.some(({ tests }) => tests.some(({ status }) => status !== 'skipped')));
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function outcomeOf(hasPassed: boolean): Outcome {
  return hasPassed ? { kind: 'passed' } : { kind: 'broken', reason: 'no test ran' };
}

function firstLine(text = 'an error without words'): string {
  return text.trim().split('\n')[0] as string;
}
