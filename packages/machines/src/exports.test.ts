import { expect, it } from 'vitest';
import * as machines from './index.ts';

it('exports what it is meant to', () => {
  expect(Object.keys(machines)).toEqual([
    'registrationMachine',
    'registrationView',
    'sessionMachine',
    'sessionView',
    'stockTicketMachine',
    'ticketView',
    'watchlistMachine',
    'watchlistView',
  ]);
});
