import type { en } from './messages.en.ts';

export const es: typeof en = {
  approved: 'Usted lo aprobó.',
  refused: 'Usted lo rechazó.',
  asksNothing: 'El banco no pide nada, o ya no lo pide.',
  nobody: 'El modo de prueba no conoce a nadie con este nombre.',
};
