import { expect, it, vi } from 'vitest';
import { createReader, loadMessages } from './index.ts';

const read = createReader('es-MX', await loadMessages('es'));
const german = createReader('de-DE', await loadMessages('de'));

it('fills messages with texts, numbers and plural forms', () => {
  expect(read({ id: 'nav.home' })).toBe('Inicio');
  expect(read({ id: 'order.shares' }, { count: 1 })).toBe('1 acción');
  expect(read({ id: 'order.shares' }, { count: 1200 })).toBe('1,200 acciones');
  expect(german({ id: 'order.shares' }, { count: 1200 })).toBe('1.200 Stück');
  expect(read({ id: 'ticket.pick' }, { percent: 25 })).toMatch(/^25\s?%$/);
});

it('returns the id of a missing or incomplete message and reports it', () => {
  using report = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(createReader('es-MX', {})({ id: 'nav.home' })).toBe('nav.home');
  expect(read({ id: 'order.shares' }, {})).toBe('order.shares');
  expect(report.mock.calls).toEqual([
    ['No sentence nav.home in es-MX.'],
    [expect.stringContaining('count')],
  ]);
});
