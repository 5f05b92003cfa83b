import { describe, expect, it, vi } from 'vitest';
import { createUpstreamZone } from './zone.ts';

const complete = (zone: string | null, json: object) =>
  JSON.parse(createUpstreamZone(zone).complete(JSON.stringify(json)));

/** 2026-11-28T16:00:05Z. */
const now = Date.UTC(2026, 10, 28, 16, 0, 5);

const buy = '/api/stock/success/deal/buy';
const list = '/api/stock/success/deal/list';

const at = (...times: string[]) => times.map((timestamp) => ({ timestamp }));

describe('times of an upstream with a declared zone', () => {
  it.each([
    ['America/Mexico_City', '2026-11-28 10:00:00', '2026-11-28T16:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-28T10:00:00', '2026-11-28T02:00:00.000Z'],
    ['America/Tijuana', '2026-07-28 10:00:00', '2026-07-28T17:00:00.000Z'],
    ['America/Tijuana', '2026-12-28 10:00', '2026-12-28T18:00:00.000Z'],
    ['-06:00', '2026-12-28', '2026-12-28T06:00:00.000Z'],
    ['Asia/Tokyo', '2026-12-28', '2026-12-27T15:00:00.000Z'],
  ])('%s: %s is %s', (zone, sent, meant) => {
    for (const name of ['created_at', 'repayment_time', 'issue_end_date', 'at', 'sellable_at']) {
      expect(complete(zone, { rows: [{ [name]: sent }] })).toEqual({ rows: [{ [name]: meant }] });
    }
  });

  it('leaves times with a zone, other text and unreadable times unchanged', () => {
    const rows = [
      { created_at: '2026-11-28T10:00:00Z', id: 1 },
      { created_at: '2026-11-28 10:00:00 -06:00' },
      { created_at: '2026-13-28 10:00:00' },
      { created_at: 1_795_881_600 },
      { message: '2026-11-28 10:00:00', month: '2026-11', name: '2026-11-28' },
      { message: '"created_at":"2026-11-28 10:00:00"' },
    ];
    expect(complete('Asia/Shanghai', rows)).toEqual(rows);
  });

  it('keeps the date of a daily candle, and converts the time of a minute candle', () => {
    const rows = at('2026-11-28', '2026-11-28 00:00:00', '2026-11-28 10:01:00');
    expect(complete('Asia/Shanghai', rows)).toEqual(
      at('2026-11-28', '2026-11-28 00:00:00', '2026-11-28T02:01:00.000Z'),
    );
    expect(complete(null, rows)).toEqual(rows);
  });

  it.each([
    [
      'a currency that trades at night',
      at('2026-11-27 23:58:00', '2026-11-27 23:59:00', '2026-11-28 00:00:00'),
      at('2026-11-28T05:58:00.000Z', '2026-11-28T05:59:00.000Z', '2026-11-28T06:00:00.000Z'),
    ],
    [
      'the first minutes of a day',
      at('2026-11-28T00:00', '2026-11-28T00:01'),
      at('2026-11-28T06:00:00.000Z', '2026-11-28T06:01:00.000Z'),
    ],
    [
      'days, the last of which is running',
      at('2026-11-26 00:00:00', '2026-11-27 00:00:00.000', '2026-11-28 10:01:00'),
      at('2026-11-26 00:00:00', '2026-11-27 00:00:00.000', '2026-11-28T16:01:00.000Z'),
    ],
  ])('converts the midnight of minute candles, not that of days: %s', (_, sent, meant) => {
    expect(complete('America/Mexico_City', sent)).toEqual(meant);
  });
});

describe('times of an upstream with an unknown zone', () => {
  it('become null, except a date', () => {
    const sent = { created_at: '2026-11-28 10:00:00', end_time: '2026-12-28', no: 'A1' };
    expect(complete(null, sent)).toEqual({ ...sent, created_at: null });
    expect(complete('nowhere', sent)).toEqual({ ...sent, created_at: null });
  });

  it('are learned from the time in a receipt', () => {
    const onZone = vi.fn();
    const zone = createUpstreamZone(null, onZone);
    zone.learn('{"msg":"ok","data":{"no":"A1","created_at":"2026-11-28 10:00:04"}}', now, buy);
    expect(onZone.mock.calls).toEqual([['Etc/GMT+6']]);
    expect(zone.complete('{"created_at":"2026-11-28 09:00:00"}')).toBe(
      '{"created_at":"2026-11-28T15:00:00.000Z"}',
    );
  });

  it('are learned from the row of an order that was just placed', () => {
    const zone = createUpstreamZone(null);
    zone.learn('{"msg":"ok","data":{"no":7001}}', now, buy);
    expect(zone.name()).toBeNull();
    const rows = [
      { no: 7001, created_at: '2026-11-29 00:00:03' },
      { no: 7000, created_at: '2026-11-28 11:00:05' },
    ];
    zone.learn(JSON.stringify({ msg: 'ok', data: { rows } }), now + 600_000, list);
    expect(zone.name()).toBe('Etc/GMT-8');
  });

  it('are not learned from orders that may be older', () => {
    const zone = createUpstreamZone(null);
    const row = { no: 'A1', created_at: '2026-11-28 11:00:05' };
    zone.learn(JSON.stringify({ msg: 'ok', data: row }), now, '/api/stock/success/deal/sell');
    zone.learn(JSON.stringify({ msg: 'ok', data: { rows: [row] } }), now, list);
    // No zone fits this time, because it is not a whole number of quarter hours away from `now`.
    const odd = JSON.stringify({
      msg: 'ok',
      data: { no: 'A2', created_at: '2026-11-28 10:07:30' },
    });
    zone.learn(odd, now, buy);
    expect(zone.name()).toBeNull();
  });

  it('are not learned where the operator has named the zone', () => {
    const zone = createUpstreamZone('Asia/Tokyo');
    zone.learn('{"data":{"created_at":"2026-11-28 10:00:04"}}', now, buy);
    expect(zone.name()).toBe('Asia/Tokyo');
  });

  it('are read in the zone learned before, until an order corrects it', () => {
    const onZone = vi.fn();
    const zone = createUpstreamZone(null, onZone, 'Etc/GMT+6');
    expect(zone.complete('{"at":"2026-11-28 10:00:00"}')).toBe('{"at":"2026-11-28T16:00:00.000Z"}');
    expect(onZone).not.toHaveBeenCalled();
    zone.learn('{"msg":"ok","data":{"no":"A1","created_at":"2026-11-28 11:00:04"}}', now, buy);
    expect(zone.name()).toBe('Etc/GMT+5');
    expect(createUpstreamZone('Asia/Tokyo', onZone, 'Etc/GMT+6').name()).toBe('Asia/Tokyo');
    expect(createUpstreamZone(null, onZone, 'Mars').name()).toBeNull();
  });

  it('are completed once the config names the zone', () => {
    const zone = createUpstreamZone(null);
    zone.declare('Mars');
    expect(zone.name()).toBeNull();
    zone.declare('America/Mexico_City');
    expect(zone.complete('{"at":"2026-11-28 10:00:00"}')).toBe('{"at":"2026-11-28T16:00:00.000Z"}');
  });
});
