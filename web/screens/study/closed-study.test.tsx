// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Participation } from '#contract/own-study.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { TakingPart } from './TakingPart.tsx';

const participation: Participation = {
  study: {
    ...{ studyId: 'trial', name: 'Home safety trial', ethicsReference: 'IRB 2026-17' },
    ...{ contactName: 'The trial office', contactEmail: 'trial@example.org', startsOn: '2026-01-01' },
    ...{ endsOn: null, version: '1', text: 'The text.', collects: [], months: [0], asksFalls: false },
  },
  ...{ code: null, signedName: null, signedOn: null, signedVersion: null, agreedAt: null, opensAt: null },
  needsSignature: false,
  due: [{ instrument: 'falls', month: 0, until: '2026-07-01' }],
  dueForm: { time: 'before', answered: 0, of: 16 },
};

test('with a password from the facility a participant finds what is asked and the way out, and nothing to delete', () => {
  renderInApp(<TakingPart participation={participation} onDone={vi.fn()} />);
  expect(screen.getByText(/Ask The trial office, trial@example.org/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show who I am' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Answer these questions' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Begin the test' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leave, and keep what was collected' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leave, and delete what was collected' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Email me a copy' })).toBeNull();
});

test('with the own password there are the code and both ways out', () => {
  renderInApp(<TakingPart participation={{ ...participation, code: 'T123' }} onDone={vi.fn()} />);
  expect(screen.getByText('T123')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leave, and delete what was collected' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show who I am' })).toBeNull();
});
