import type { Transport } from '../http/index.ts';

const unused = () => Promise.reject(new Error('Nothing is sent here'));

/** A transport that answers every call with `data`, for tests of decoding. */
export function stubTransport(data: unknown): Transport {
  const answered = async () => data;
  return {
    read: answered,
    write: answered,
    anonymous: answered,
    honoursKeys: () => null,
    confirmSimulated: () => undefined,
    now: () => 1_795_188_600_000,
    timeZone: () => null,
    announceFormat: () => false,
    clockAheadMs: () => 0,
    raw: {
      baseUrl: 'http://upstream.test/api',
      fetch: unused,
      sendForm: unused,
      parse: (json) => JSON.parse(json),
    },
  };
}
