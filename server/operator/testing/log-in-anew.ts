import { sessions } from '#server/tables/accounts.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Everybody has just logged in with a second step: before each test of operators, whose sessions end after 12 hours. */
export async function logInAnew({ services, clock }: Pick<TestApp, 'services' | 'clock'>): Promise<void> {
  const now = clock.now();
  await services.database.update(sessions).set({ startedAt: now, secondStepAt: now });
}
