import { createTestApi } from '@corro/testing';
import { ListRow } from '@corro/ui';
import { expect, it, vi } from 'vitest';
import { htmlOf, textOf } from '../app/rendered.fixture.tsx';
import { DayList, MonthList } from './DayList.tsx';

it("groups rows by the days of the customer's time zone", () => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  const rows = [
    { id: 'B', createdAt: Date.UTC(2025, 10, 12, 5, 59) },
    { id: 'A', createdAt: Date.UTC(2025, 10, 11, 6, 0) },
  ];
  const list = (
    <DayList label="" rows={rows}>
      {({ id }, heading, key) => <ListRow key={key} heading={heading} title={id} />}
    </DayList>
  );
  try {
    expect(textOf(htmlOf(list, createTestApi()))).toBe('11 de noviembre de 2025 B A');
  } finally {
    vi.unstubAllEnvs();
  }
});

it('groups rows by month, each with its day', () => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  const rows = [
    { id: 'C', createdAt: Date.UTC(2025, 10, 12, 5, 59) },
    { id: 'B', createdAt: Date.UTC(2025, 10, 1, 6, 0) },
    { id: 'A', createdAt: Date.UTC(2025, 10, 1, 5, 59) },
    { id: 'Z', createdAt: null },
  ];
  const list = (
    <MonthList label="" rows={rows}>
      {({ id }, heading, key, date) => (
        <ListRow key={key} heading={heading} title={id} trailing={date} />
      )}
    </MonthList>
  );
  try {
    expect(textOf(htmlOf(list, createTestApi()))).toBe(
      'Noviembre de 2025 C 11 nov B 1 nov Octubre de 2025 A 31 oct Sin fecha Z',
    );
  } finally {
    vi.unstubAllEnvs();
  }
});
