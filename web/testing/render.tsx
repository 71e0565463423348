import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  cleanup,
  configure,
  type RenderHookResult,
  type RenderResult,
  render,
  renderHook,
} from '@testing-library/react';
import { createContext, type ReactNode, useContext } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import { App } from '#web/start/App.tsx';
import { loadTexts } from '#web/start/i18n.ts';

/**
 * Renders parts of the app with their effects, in jsdom. A test file that uses this begins with
 * `// @vitest-environment jsdom`.
 */

const i18n = loadTexts();
const config = {
  totalExercises: 50,
  brand: { product: 'Mind Your Step' },
  price: { month: '$9.99', period: '', months: '' },
  sample: { video: '', poster: '', face: '' },
  support: { email: 'help@example.org', phone: null, phoneLink: '', hours: '' },
} as PageConfig;

// jsdom cannot scroll and has no layout.
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor can it load a film.
HTMLMediaElement.prototype.load = () => {};

afterEach(cleanup);
// A busy machine takes longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

type Options = {
  /** Holds the server's responses. The default is a new client without retries. */
  queries?: QueryClient;
  /** The path at which the part is shown. */
  path?: string;
  /** What the address was opened with. */
  state?: unknown;
};

/** Renders a component inside the app's providers, at an address of a router in memory. */
export function renderInApp(part: ReactNode, options: Options = {}): RenderResult {
  return render(part, { wrapper: wrapperOf(options) });
}

/** Runs a hook inside the app's providers. */
export function renderHookInApp<Result>(
  hook: () => Result,
  options: Options = {},
): RenderHookResult<Result, unknown> {
  return renderHook(hook, { wrapper: wrapperOf(options) });
}

/** The router survives every render, as in the app: this context passes it what to show. */
const Shown = createContext<ReactNode>(null);

function ShownPart() {
  return useContext(Shown);
}

function wrapperOf({ queries = makeQueries(), path = '/', state }: Options) {
  const router = createMemoryRouter([{ path: '*', element: <ShownPart /> }], {
    initialEntries: [{ ...parsePath(path), state }],
  });
  return ({ children }: { children: ReactNode }) => (
    <App i18n={i18n} config={config}>
      <QueryClientProvider client={queries}>
        <Shown value={children}>
          <RouterProvider router={router} />
        </Shown>
      </QueryClientProvider>
    </App>
  );
}

function makeQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
