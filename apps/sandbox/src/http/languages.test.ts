import { beforeAll, expect, test } from 'vitest';
import { openForFile } from '../testSandbox.fixture.ts';

// Names and news are sent in the language that the call asks for.

const kit = await openForFile();
let token = '';

beforeAll(async () => {
  token = await kit.newcomer();
});

/** Returns the `data` of an answer in a language. */
async function dataIn(language: string, path: string): Promise<unknown> {
  return (await kit.get(path, token, { 'accept-language': language })).body?.data;
}

const pairs = '/v2/currency/list?page=1&limit=10';

test.each([
  ['de', 'Euro / US-Dollar'],
  ['de-AT', 'Euro / US-Dollar'],
  ['fr, zh;q=0.5, en;q=0.4', '欧元/美元'],
  ['en-US,en;q=0.9', 'Euro / US dollar'],
  ['es-MX', 'Euro / dólar'],
  ['fr', 'Euro / dólar'],
  ['*', 'Euro / dólar'],
  ['constructor', 'Euro / dólar'],
])('Accept-Language: %s', async (language, name) => {
  expect(await dataIn(language, pairs)).toMatchObject({ rows: [{ name }, {}] });
  expect(await dataIn(language, '/v2/yahoo?symbol=EURUSD')).toMatchObject({ name });
});

test('finds an instrument by its name in the language', async () => {
  expect(await dataIn('de', `${pairs}&code=mexikanisch`)).toMatchObject({
    rows: [{ stock: 'USDMXN' }],
    count: 1,
  });
  expect(await dataIn('de', '/v2/market/list?market=FOREX&code=peso%20mexicano')).toMatchObject({
    count: 0,
  });
});

test('translates categories, funds and news', async () => {
  expect(await dataIn('de', '/stock/category/list')).toMatchObject({
    categories: [{ category_name: 'Indizes' }, { category_name: 'Energie' }],
  });
  expect(await dataIn('zh', '/v2/fund/list')).toMatchObject({ rows: { 0: { name: '每日流动' } } });
  const title = 'Warum Ölfirmen dem Ölpreis folgen';
  expect(await dataIn('de', '/stock/new/list?page=1&limit=1')).toMatchObject({ rows: [{ title }] });
  expect(await dataIn('de', '/stock/new/index?id=demo-01')).toMatchObject({ title });
});

test('lists a purchase in the language of the caller, not in that of the purchase', async () => {
  const order = { tag: 'EURUSD', count: 1, price: '100.00', mold: 'stock' };
  await kit.post('/stock/success/deal/buy', order, token, { 'accept-language': 'de' });
  const listed = await kit.post(
    '/stock/success/deal/list',
    { mold: 'stock', page: 1, limit: 10 },
    token,
    { 'accept-language': 'en' },
  );
  expect(listed.body?.data).toMatchObject({ rows: [{ name: 'Euro / US dollar' }] });
  expect(
    await dataIn('zh', '/stock/success/v2/transaction?type=forex&page=1&limit=10'),
  ).toMatchObject({
    rows: [{ name: '欧元/美元' }],
  });
});

test('does not translate a customer’s text, even if it equals an instrument’s name', async () => {
  await kit.post('/stock/success/user_message/send', { message: 'Oro' }, token);
  expect(await dataIn('de', '/stock/success/user_message/list-message')).toMatchObject({
    rows: [{ message: 'Oro' }],
  });
});
