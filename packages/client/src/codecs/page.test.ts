import { describe, expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { decodePage } from './page.ts';

const second = { page: 2, limit: 2 };
const same = (row: unknown) => row;

describe('page', () => {
  it('reads rows and count, the count as number or as text', () => {
    expect(decodePage({ rows: [1, 2], count: 7 }, 'x', second, same)).toEqual({
      rows: [1, 2],
      count: 7,
    });
    expect(decodePage({ rows: [], count: '7' }, 'x', second, same)).toEqual({ rows: [], count: 7 });
  });

  it('promises one more after a full page where the count is not said', () => {
    expect(decodePage({ rows: [1, 2] }, 'x', second, same).count).toBe(5);
    expect(decodePage({ rows: [1] }, 'x', second, same).count).toBe(3);
    expect(decodePage({ rows: [] }, 'x', second, same).count).toBe(2);
  });

  it('takes its page out of a list that is sent whole, and decodes no more than that', () => {
    const whole = Array.from({ length: 5000 }, (_, at) => at);
    const decoded: unknown[] = [];
    const decode = (row: unknown) => {
      decoded.push(row);
      return row;
    };
    const third = { page: 3, limit: 10 };
    const expected = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29];
    expect(decodePage({ rows: whole }, 'x', third, decode)).toEqual({
      rows: expected,
      count: 5000,
    });
    expect(decoded).toEqual(expected);
    expect(decodePage({ rows: whole, count: 10 }, 'x', third, same)).toEqual({
      rows: expected,
      count: 5000,
    });
    expect(decodePage({ rows: [1, 2, 3] }, 'x', { page: 4, limit: 2 }, same).rows).toEqual([]);
  });

  it('takes no more of a page that is too long than was asked for', () => {
    const long = { rows: [1, 2, 3], count: 9 };
    expect(decodePage(long, 'x', second, same)).toEqual({ rows: [1, 2], count: 9 });
  });

  it('takes every row where no limit was asked for', () => {
    const { rows } = decodePage({ rows: [1, 2, 3] }, 'x', { page: 1, limit: Infinity }, same);
    expect(rows).toEqual([1, 2, 3]);
  });

  it.each([[null], [[]], [{}], [{ rows: {} }], [{ rows: [], count: -1 }], ['rows']])(
    'is broken for %j',
    (data) => {
      expect(() => decodePage(data, 'x', second, same)).toThrow(ProtocolBroken);
    },
  );
});
