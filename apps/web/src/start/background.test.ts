import { answer, createTestApi } from '@corro/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAhead } from './background.ts';

const news = { rows: [], count: 0 };
const message = { id: 1, message: 'Hola', from: 'agent', created_at: 1_795_188_600 };

it('spec §9 cached answers: messages, which stay unread, categories and news', async () => {
  const { api, upstream } = createTestApi({
    'GET /stock/category/list': answer.ok({ categories: [] }),
    'GET /stock/new/list': answer.ok(news),
    'GET /stock/success/user_message/list-message': answer.ok({ rows: [message] }),
  });
  const cache = new QueryClient();
  await readAhead(cache, api);
  const asked = Object.fromEntries(upstream.calls.map(({ path, query }) => [path, query]));
  expect(asked).toEqual({
    '/stock/category/list': {},
    '/stock/new/list': { page: '1', limit: '3' },
    '/stock/success/user_message/list-message': { peek: '1' },
  });
  expect(cache.getQueryData(['messages'])).toMatchObject([{ text: 'Hola' }]);
});
