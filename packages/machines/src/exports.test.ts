import { expect, it } from 'vitest';
import * as machines from './index.ts';

it('exports what it is meant to', () => {
  expect(Object.keys(machines)).toEqual([
    'chatMachine',
    'chatView',
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
