import { expect, test } from 'vitest';
import { addressHeader, clientAddress, networkOf, writeAddress } from './clientAddress.ts';
import { listen } from './listen.ts';

const from = (forwarded: string | null, peerAddress: string | undefined, trusted: number) =>
  clientAddress(
    new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }),
    peerAddress,
    trusted,
  );

test.each([
  ['no proxy: the connection', null, '203.0.113.7', 0, '203.0.113.7'],
  ['no proxy: what the call says counts for nothing', '1.1.1.1', '203.0.113.7', 0, '203.0.113.7'],
  ['one proxy: who called it', '203.0.113.7', '10.0.0.1', 1, '203.0.113.7'],
  ['one proxy: not what the client wrote', '1.1.1.1, 203.0.113.7', '10.0.0.1', 1, '203.0.113.7'],
  ['two proxies', '1.1.1.1, 203.0.113.7, 10.0.0.2', '10.0.0.1', 2, '203.0.113.7'],
  ['a proxy that adds nothing', null, '10.0.0.1', 1, '10.0.0.1'],
  ['fewer proxies than are trusted', '203.0.113.7', '10.0.0.1', 3, '203.0.113.7'],
  ['no address: the next that is known', '1.1.1.1, unknown', '10.0.0.1', 1, '10.0.0.1'],
  ['no address at all', 'unknown', undefined, 1, null],
  ['with its port', '203.0.113.7:5123', '10.0.0.1', 1, '203.0.113.7'],
  ['IPv6 with its port', '[2001:DB8:0::1]:443', '10.0.0.1', 1, '2001:db8::1'],
  ['IPv6 with its zone', null, 'fe80::1%eth0', 0, 'fe80::1'],
  ['IPv4 in IPv6', null, '::ffff:203.0.113.7', 0, '203.0.113.7'],
])('%s', (_what, forwarded, peerAddress, trusted, expected) => {
  expect(from(forwarded, peerAddress, trusted)).toBe(expected);
});

test('writes the address over a forged one', () => {
  const headers = new Headers({ [addressHeader]: '1.1.1.1' });
  writeAddress(headers, '203.0.113.7', 0);
  expect(headers.get(addressHeader)).toBe('203.0.113.7');
  writeAddress(headers, undefined, 0);
  expect(headers.get(addressHeader)).toBeNull();
});

test('passes the other end of the connection', async () => {
  const echo = {
    fetch: (request: Request, peerAddress?: string) => {
      writeAddress(request.headers, peerAddress, 0);
      return new Response(request.headers.get(addressHeader));
    },
    close: () => Promise.resolve(),
  };
  const listening = await listen(echo, 0);
  const answer = await fetch(`http://127.0.0.1:${listening.port}/`, {
    headers: { [addressHeader]: '1.1.1.1' },
  });
  expect(await answer.text()).toBe('127.0.0.1');
  await listening.close();
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['10.0.0.1', '10.0.0.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001::3:4:5:6:7', '2001:0:0::/48'],
  ['2001:db8::4:5:6:7:8', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::', 'fe80:0:0::/48'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
