import { describe, expect, it } from 'vitest';
import { rowsInPage } from './range.ts';

const ends = (rows: readonly number[]) => [rows.at(0), rows.at(-1), rows.length];

describe('rowsInPage', () => {
  it('has twelve rows more on both sides of the view', () => {
    expect(ends(rowsInPage({ startIndex: 500, endIndex: 512, count: 10_000 }, null))).toEqual([
      488, 524, 37,
    ]);
  });

  it('stays within the list', () => {
    expect(ends(rowsInPage({ startIndex: 0, endIndex: 12, count: 10_000 }, null))).toEqual([
      0, 24, 25,
    ]);
    expect(ends(rowsInPage({ startIndex: 3, endIndex: 4, count: 5 }, null))).toEqual([0, 4, 5]);
    expect(rowsInPage({ startIndex: 0, endIndex: 0, count: 0 }, null)).toEqual([]);
  });

  it('gives up spare rows on a high screen rather than have more than sixty, the focus included', () => {
    expect(ends(rowsInPage({ startIndex: 1000, endIndex: 1045, count: 10_000 }, 3))).toEqual([
      3, 1051, 59,
    ]);
  });

  it('leaves out no row in view, however high the screen', () => {
    expect(ends(rowsInPage({ startIndex: 1000, endIndex: 1079, count: 10_000 }, null))).toEqual([
      1000, 1079, 80,
    ]);
  });

  it('keeps the row that has the focus, on either side, once, and not beyond the end', () => {
    const view = { startIndex: 500, endIndex: 512, count: 10_000 };
    expect(rowsInPage(view, 2).slice(0, 2)).toEqual([2, 488]);
    expect(rowsInPage(view, 9000).slice(-2)).toEqual([524, 9000]);
    expect(rowsInPage(view, 505)).toHaveLength(37);
    expect(rowsInPage(view, 10_000)).toHaveLength(37);
  });
});
