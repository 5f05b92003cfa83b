import { expect, it } from 'vitest';
import { cancelRequest } from './cancelling.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const request = { kind: 'withdrawal', orderNumber: 'W-7' } as const;

it.each([
  [
    { no: 'W-7', returned: '100.00' },
    { orderNumber: 'W-7', returned: '100.00' },
  ],
  [
    { no: 7, returned: 0 },
    { orderNumber: '7', returned: '0' },
  ],
  [{ returned: 'all' }, { orderNumber: null, returned: null }],
  [null, { orderNumber: null, returned: null }],
])('succeeds with any receipt: %o', async (data, receipt) => {
  await expect(cancelRequest(stubTransport(data), request, 'key-1')).resolves.toEqual(receipt);
});
