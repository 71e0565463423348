// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { saveAnswer } from '#contract/answers.ts';
import { outboxStore } from '#web/data/outbox/outbox-store.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { redirectForAccount } from '#web/shell/routing/redirect-rules.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { SignedInRoute } from './SignedInRoute.tsx';

afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

test('an answer that a closed browser left behind is sent from a page that has nothing to do with the game', async () => {
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  openSession(anna);
  await outboxStore().add({
    accountId: anna.user.userId,
    call: 'saveAnswer',
    params: {},
    body: { answer: 3 },
    writtenAt: new Date().toISOString(),
  });
  renderInApp(
    <Routes>
      <Route element={<SignedInRoute redirectFor={redirectForAccount} />}>
        <Route path="*" element={<p>My account</p>} />
      </Route>
    </Routes>,
  );
  await screen.findByText('My account');
  const sentTo = () =>
    fetched.mock.calls.map(([address]) => new URL(String(address), location.href).pathname);
  await expect.poll(sentTo).toContain(saveAnswer.path);
});
