// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { Component as ContactScreen } from './ContactScreen.tsx';

function messageAt(path: string) {
  renderInApp(<ContactScreen />, { path });
  return screen.getByLabelText<HTMLTextAreaElement>('Message');
}

test('with the subject clinical-rehab the message has a first sentence, which can be changed', async () => {
  const message = messageAt('/ContactUs?subject=clinical-rehab');
  expect(message.value).toBe('Please tell me how I can download The Clinical Rehab Version.');
  await userEvent.clear(message);
  await userEvent.type(message, 'Something else');
  expect(message.value).toBe('Something else');
});

test('who asks to have a facility checked finds name and address filled in, and what else to write', () => {
  openSession({ ...anna, user: { ...anna.user, email: 'anna@example.org' } });
  const message = messageAt('/ContactUs?subject=check-facility');
  expect(message.value).toBe('Please check who runs my facility. Its address, and a phone number there:');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anna');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('anna@example.org');
  closeSession();
});

test.each(['/ContactUs', '/ContactUs?subject=Call+555', '/ContactUs?subject=constructor'])(
  'at %s the message is empty',
  (path) => {
    expect(messageAt(path).value).toBe('');
  },
);
