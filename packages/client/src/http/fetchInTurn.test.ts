import { expect, test } from 'vitest';
import { fetchInTurn } from './request.ts';

test('begins each read in a task of its own, and what changes something at once', async () => {
  const begun: string[] = [];
  const send = (request: Request) => {
    begun.push(new URL(request.url).pathname);
    return Promise.resolve(new Response());
  };
  const call = (path: string, method: string) =>
    fetchInTurn(new Request(`https://app.test/${path}`, { method }), send);

  const [first, second, written] = [call('a', 'GET'), call('b', 'GET'), call('c', 'POST')];
  expect(begun).toEqual(['/c']);
  await first;
  expect(begun).toEqual(['/c', '/a']);
  await Promise.all([second, written]);
  expect(begun).toEqual(['/c', '/a', '/b']);
});
