import { describe, expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { page } from './page.ts';

const second = { page: 2, limit: 2 };
const same = (row: unknown) => row;

describe('page', () => {
  it('reads rows and count, the count as number or as text', () => {
    expect(page({ rows: [1, 2], count: 7 }, 'x', second, same)).toEqual({ rows: [1, 2], count: 7 });
    expect(page({ rows: [], count: '7' }, 'x', second, same)).toEqual({ rows: [], count: 7 });
  });

  it('promises one more after a full page where the count is not said', () => {
    expect(page({ rows: [1, 2] }, 'x', second, same).count).toBe(5);
    expect(page({ rows: [1] }, 'x', second, same).count).toBe(3);
    expect(page({ rows: [] }, 'x', second, same).count).toBe(2);
  });

  it.each([[null], [[]], [{}], [{ rows: {} }], [{ rows: [], count: -1 }], ['rows']])(
    'is broken for %j',
    (data) => {
      expect(() => page(data, 'x', second, same)).toThrow(ProtocolBroken);
    },
  );
});
