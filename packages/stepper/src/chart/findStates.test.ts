import { expect, test } from 'vitest';
import { findStates } from './findStates.ts';

const words: Readonly<Record<string, string>> = {
  'none.form.ready.refused': 'El envío fue rechazado',
  'none.form.ready.failed': 'Falló y no fue prerechazado',
  pending: 'La verificación está en revisión',
  rejected: 'La identidad fue rechazada',
  'rejected.shown': 'Rechazo a la vista',
  rechazo: 'Otra cosa',
};
const found = (text: string) => findStates(Object.keys(words), (path) => words[path] ?? path, text);

test('a name comes before a path, the start of a word before its middle, an outer state before an inner one', () => {
  expect(found('rechaz')).toEqual([
    'rejected.shown',
    'rejected',
    'none.form.ready.refused',
    'none.form.ready.failed',
    'rechazo',
  ]);
});

test('an exact name or path comes first, and accents do not matter', () => {
  expect(found('rechazo')[0]).toBe('rechazo');
  expect(found('VERIFICACION')).toEqual(['pending']);
  expect(found('otra cosa')).toEqual(['rechazo']);
  expect(found('nada')).toEqual([]);
});
