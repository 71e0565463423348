// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { rememberFields } from './typed-fields.ts';

const form = `
  <input name="email"><input type="password" name="password"><input type="checkbox" name="shared">
  <input type="radio" name="code" value="yes"><input type="radio" name="code" value="no" checked>
  <select name="size"><option>1</option><option>2</option></select>`;

const field = (selector: string) =>
  document.body.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

test('a form that is drawn anew has the typed text, the choices and the focus of the one before', () => {
  document.body.innerHTML = form;
  const putBack = rememberFields(document.body);
  field('[name=email]').value = 'walter';
  field('[name=shared]').checked = true;
  field('[value=yes]').checked = true;
  field('[name=size]').value = '2';
  field('[type=password]').focus();
  field('[type=password]').value = 'porch swing 2';
  // An extension has added a field.
  document.body.innerHTML = `<input name="extension">${form}`;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  putBack();
  expect(field('[name=email]').value).toBe('walter');
  expect(field('[type=password]').value).toBe('porch swing 2');
  expect(field('[name=shared]').checked).toBe(true);
  expect(field('[value=yes]').checked).toBe(true);
  expect(field('[name=size]').value).toBe('2');
  expect(document.activeElement).toBe(field('[type=password]'));
  expect(heard).toEqual(['email', 'password', 'shared', 'code', 'size']);
});

test('what was typed in the meantime stays when another part is drawn anew', () => {
  document.body.innerHTML = form;
  const putBack = rememberFields(document.body);
  field('[name=email]').value = 'walter';
  document.body.innerHTML = form;
  putBack();
  field('[name=email]').value = 'walter@example.org';
  putBack();
  expect(field('[name=email]').value).toBe('walter@example.org');
});
