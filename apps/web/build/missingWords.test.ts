import { expect, test } from 'vitest';
import { missingWords } from './missingWords.ts';

const whole = ['home.title', 'hint.busy', 'hint.other', 'ticket.title'];

test('names what is used and not there, by id and by the beginning of ids', () => {
  const sources = ["t('home.title'); t('ticket.title')", 't(`hint.${code}`)'];
  expect(missingWords(sources, whole, ['home.title', 'hint.busy'])).toEqual([
    'hint.other',
    'ticket.title',
  ]);
});

test('has nothing to say where all is there', () => {
  expect(missingWords(["t('home.title')"], whole, ['home.title'])).toEqual([]);
});
