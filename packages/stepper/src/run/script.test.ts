import { describe, expect, it } from 'vitest';
import { readScript, type Script, writeScript } from './script.ts';

const script: Script = [
  { event: { type: 'EDIT', edit: { type: 'AMOUNT', text: '5000' } } },
  { wait: 3000 },
  { answer: 'POST /orders', with: 'done', name: 'The order arrives' },
];

describe('a script', () => {
  it('is read as it was written, one step per line', () => {
    const text = writeScript(script);
    expect(text.split('\n')).toHaveLength(5);
    expect(readScript(text)).toEqual(script);
    expect(readScript(writeScript([]))).toEqual([]);
  });

  it.each([
    ['[{ "wait": 3000 ]', 'This is not a script'],
    ['{ "wait": 3000 }', 'A script is a list of steps'],
    ['[{ "wait": 1 }, { "wait": -1 }]', 'Step 2 is not a step: {"wait":-1}.'],
    ['[{ "event": "REVIEW" }]', 'Step 1 is not a step'],
    ['[{ "event": { "type": "" } }]', 'Step 1 is not a step'],
    ['[{ "answer": "POST /orders" }]', 'Step 1 is not a step'],
    ['[{ "wait": 1, "name": 2 }]', 'Step 1 is not a step'],
    ['[null]', 'Step 1 is not a step: null.'],
  ])('a script that cannot be read says where: %s', (text, said) => {
    expect(() => readScript(text)).toThrow(said);
  });
});
