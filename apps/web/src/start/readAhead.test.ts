import { answer, createTestApi } from '@corro/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readMessagesAhead } from './background.ts';
import { readAhead } from './readAhead.ts';

const news = { rows: [], count: 0 };
const message = { id: 1, message: 'Hola', from: 'agent', created_at: 1_795_188_600 };

it('spec §9 cached answers: messages, which stay unread, categories and news', async () => {
  const { api, upstream } = createTestApi({
    'GET /stock/category/list': answer.ok({ categories: [] }),
    'GET /v2/config': answer.ok([]),
    'GET /stock/new/list': answer.ok(news),
    'GET /stock/success/user_message/list-message': answer.ok({ rows: [message] }),
  });
  const cache = new QueryClient();
  await Promise.all([readAhead(cache, api), readMessagesAhead(cache, api)]);
  const asked = Object.fromEntries(upstream.calls.map(({ path, query }) => [path, query]));
  expect(asked).toEqual({
    '/stock/category/list': {},
    '/v2/config': {},
    '/stock/new/list': { page: '1', limit: '3' },
    '/stock/success/user_message/list-message': { peek: '1' },
  });
  expect(cache.getQueryData(['messages'])).toMatchObject([{ text: 'Hola' }]);
});

it('goes on where nothing can be read', async () => {
  const refused = answer.refusal('busy');
  const { api } = createTestApi({
    'GET /stock/category/list': refused,
    'GET /v2/config': refused,
    'GET /stock/new/list': refused,
    'GET /stock/success/user_message/list-message': refused,
  });
  await expect(readAhead(new QueryClient(), api)).resolves.toBeUndefined();
  await expect(readMessagesAhead(new QueryClient(), api)).resolves.toBeUndefined();
});
