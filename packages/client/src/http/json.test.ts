import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { listOffers } from '../resources/offers.ts';
import { buyOffer } from '../resources/orders.ts';
import { parseJson } from './json.ts';
import { createTransport } from './transport.ts';

describe('parseJson', () => {
  it.each([
    ['9007199254740993', '9007199254740993'],
    ['9007199254740992', '9007199254740992'],
    ['-9007199254740993', '-9007199254740993'],
    ['18446744073709551615', '18446744073709551615'],
    ['340282366920938463463374607431768211455', '340282366920938463463374607431768211455'],
    ['12345678901234567.89', '12345678901234567.89'],
    ['123456789012345.678', '123456789012345.678'],
  ])('keeps the digits of %s as text', (json, text) => {
    expect(parseJson(json)).toBe(text);
    expect(parseJson(`{"a":[${json}],"b":{"id": ${json} }}`)).toEqual({
      a: [text],
      b: { id: text },
    });
  });

  it.each([
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['1764324000000', 1764324000000],
    ['0.1', 0.1],
    ['0.30000000000000004', 0.30000000000000004],
    ['187.23000000000002', 187.23000000000002],
    ['227.5300000000', 227.53],
    ['1.5e-7', 1.5e-7],
    ['1234567890123456789e2', Number('123456789012345680000')],
    ['1.2345678901234567E+25', Number('12345678901234567e9')],
    ['-0', -0],
  ])('reads %s, which a double holds, as a number', (json, number) => {
    expect(parseJson(json)).toBe(number);
    expect(parseJson(`[${json},12345678901234567890]`)).toEqual([number, '12345678901234567890']);
  });

  it.each([
    '12345678901234567890',
    'CLABE 012345678901234567, "9007199254740993"',
    '\\ " \\" 9007199254740993:9007199254740993,',
    '\u2028 9007199254740993 \n',
    '\\',
  ])('leaves the text %j unchanged', (text) => {
    const value = { [text]: text, id: [text, 1, null, true] };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
  });

  it.each([
    '',
    '{"id":9007199254740993',
    '[9007199254740993 1]',
    '<html>9007199254740993</html>',
    '"',
  ])('refuses %j', (json) => {
    expect(() => parseJson(json)).toThrow(SyntaxError);
  });
});

it('sends an id above 2^53 back unchanged', async () => {
  const sent: unknown[] = [];
  const api = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: async (request) => {
      if (request.url.endsWith('/list')) {
        return new Response(
          '{"msg":"ok","data":{"rows":[{"id":9007199254740993,"no":1844674407370955161,"tag":"NVLO","price":120.5}]}}',
          { headers: { 'content-type': 'application/json', 'content-length': '105' } },
        );
      }
      sent.push(await request.json());
      return new Response('{"msg":"ok","data":{"no":1844674407370955162}}');
    },
    token: () => 't',
    clock: systemClock,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  const [offer] = await listOffers(api, { kind: 'block' });
  expect(offer).toMatchObject({ id: '9007199254740993', symbol: 'NVLO', price: '120.5' });
  const order = { kind: 'block', offerId: offer?.id ?? '', symbol: 'NVLO' } as const;
  const receipt = await buyOffer(api, { ...order, quantity: 1, price: '120.5', code: null }, 'key');
  expect(sent).toEqual([
    { tag: 'NVLO', mold: 'bulk', id: '9007199254740993', count: 1, price: '120.5' },
  ]);
  expect(receipt.orderNumber).toBe('1844674407370955162');
});
