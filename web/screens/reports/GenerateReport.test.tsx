// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { GenerateReport } from './GenerateReport.tsx';

const address = 'https://example.org/report.pdf';
const fetched = vi.fn<typeof fetch>();
const tab = { closed: false, opener: {}, close: vi.fn(), location: { replace: vi.fn() } };
const open = vi.fn(() => tab as unknown as Window | null);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.stubGlobal('open', open.mockClear());
  tab.close.mockClear();
  tab.location.replace.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = () => userEvent.click(screen.getByRole('button'));

test('three presses make one report in one tab', async () => {
  const made = Promise.withResolvers<Response>();
  fetched.mockImplementation(() => made.promise);
  renderInApp(<GenerateReport />);
  for (let presses = 0; presses < 3; presses += 1) await press();
  expect(open).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').textContent).toBe('Making your report...');
  made.resolve(new Response(JSON.stringify({ report: address })));
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(address));
});

test('a report that cannot be made closes its tab and says so', async () => {
  fetched.mockImplementation(async () => new Response('{}', { status: 503 }));
  renderInApp(<GenerateReport />);
  await press();
  expect(await screen.findByText('The report could not be made. Try again')).toBeTruthy();
  expect(tab.close).toHaveBeenCalledTimes(1);
});

test('if the browser blocks the tab there is a link to the report', async () => {
  fetched.mockImplementation(async () => new Response(JSON.stringify({ report: address })));
  open.mockReturnValueOnce(null);
  renderInApp(<GenerateReport />);
  await press();
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(address);
});

test.each(['C', 'en-US@posix', ''])(
  'a browser whose language is %j gets its report, on Letter',
  async (language) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    fetched.mockImplementation(async () => new Response(JSON.stringify({ report: address })));
    renderInApp(<GenerateReport />);
    await press();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(String(fetched.mock.calls[0]?.[0])).toContain('paper=Letter');
  },
);
