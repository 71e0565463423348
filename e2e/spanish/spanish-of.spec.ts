import { expect, test } from '@playwright/test';
import { addressIn } from './address-in.ts';
import { isInTexts, spanishOf } from './spanish-of.ts';

/** Labels are looked up in the texts of the product: these are no translations of their own. */

const textOf = (label: string | RegExp, exact?: boolean) => {
  const found = spanishOf(label, exact);
  return typeof found === 'string' ? found : found.source.replaceAll(String.raw`\s+`, ' ');
};

for (const { what, label, spanish } of [
  { what: 'a whole text', label: 'Login', spanish: /^Iniciar sesión$/ },
  {
    what: 'a text with a number',
    label: 'You have answered 8 out of 50 exercises',
    spanish: /Ha respondido 8 de 50 ejercicios/,
  },
  {
    what: 'a text with a form for one',
    label: '1 member is in East wing now.',
    spanish: /^1 miembro está ahora en East wing\.$/,
  },
  { what: 'a text with a name', label: 'Choose ada-1', spanish: /^Elegir a ada-1$/ },
  {
    what: 'the beginning of a text',
    label: 'We have sent an invitation',
    spanish: /^\(\?:Enviamos una invitación a \.\+\?\\\.\)$/,
  },
  {
    what: 'two sentences',
    label: 'Your card was declined. Please login to continue.',
    spanish: /no aceptó la tarjeta.*Inicie sesión para continuar/,
  },
  { what: 'an expression', label: /^Exercise 3:/, spanish: /^\^\(\?:.*Ejercicio 3:/ },
  {
    what: 'an expression over two texts',
    label: /^Exercise 2\s*Skipped/,
    spanish: /^\^\(\?:.*Ejercicio 2\)\\s\*\(\?:Saltado/,
  },
  {
    what: 'an expression with a date',
    label: /^Last attempt: \w{3}, \w{3} \d+, 20\d\d/,
    spanish: /^\^\(\?:Último intento: \.\+\?\)/,
  },
  { what: 'a number alone', label: /^1 /, spanish: /^\^1 $/ },
  { what: 'words of an email', label: 'Nothing more will be charged.', spanish: /No se cobrará nada más/ },
  { what: 'a title of the content', label: 'How Sure Do You Feel?', spanish: /^¿Cuánta confianza tiene\?$/ },
]) {
  test(`${what} is found in Spanish: ${label}`, () => {
    expect(textOf(label)).toMatch(spanish);
  });
}

test('what is in no text is no label, and a label that is Spanish already stays', () => {
  expect(isInTexts('No screen says this')).toBe(false);
  expect(isInTexts('Forgot', true)).toBe(false);
  expect(isInTexts('Iniciar sesión')).toBe(true);
  expect(textOf('Iniciar sesión')).toBe('Iniciar sesión');
});

for (const [address, there] of [
  ['/', '/es'],
  ['/dashboard?tab=Reports#top', '/es/dashboard?tab=Reports#top'],
  ['http://localhost:1/account', 'http://localhost:1/es/account'],
  ['/es/account', '/es/account'],
  ['/sandbox/mail', '/sandbox/mail'],
  ['http://other.example/account', 'http://other.example/account'],
])
  test(`the page ${address} is ${there} in Spanish`, () => {
    expect(addressIn('es', address as string, 'http://localhost:1')).toBe(there);
  });
