import { expect, test } from 'vitest';
import { missingMessages } from './missingMessages.ts';

const whole = ['home.title', 'hint.busy', 'ticket.title'];

test('names what is used and not there', () => {
  const sources = ["t({ id: 'home.title' })", "t({ id: 'ticket.title' })"];
  expect(missingMessages(sources, whole, ['home.title', 'hint.busy'])).toEqual(['ticket.title']);
});

test('has nothing to say where all is there', () => {
  expect(missingMessages(["t({ id: 'home.title' })"], whole, ['home.title'])).toEqual([]);
});
