import { createTestApi } from '@corro/testing';
import { ListRow, Text } from '@corro/ui';
import { expect, it, vi } from 'vitest';
import { htmlOf, textOf } from '../app/rendered.fixture.tsx';
import { DayList } from './DayList.tsx';

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

it('shows the action beside the newest day, and rows without a time last', () => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  const rows = [
    { id: 'B', createdAt: Date.UTC(2025, 10, 12, 5, 59) },
    { id: 'A', createdAt: Date.UTC(2025, 10, 11, 5, 59) },
    { id: 'Z', createdAt: null },
  ];
  const list = (
    <DayList label="" rows={rows} action="Todo">
      {({ id }, heading, key) => <ListRow key={key} heading={heading} title={id} />}
    </DayList>
  );
  try {
    expect(textOf(htmlOf(list, createTestApi()))).toBe(
      '11 de noviembre de 2025 Todo B 10 de noviembre de 2025 A Sin fecha Z',
    );
  } finally {
    vi.unstubAllEnvs();
  }
});

it('heads each month above its first day', () => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  const rows = [
    { id: 'C', createdAt: Date.UTC(2025, 10, 12, 18) },
    { id: 'B', createdAt: Date.UTC(2025, 10, 11, 18) },
    { id: 'A', createdAt: Date.UTC(2025, 9, 30, 18) },
  ];
  const list = (
    <DayList label="" rows={rows} renderMonth={(month) => <Text>{month}</Text>}>
      {({ id }, heading, key) => <ListRow key={key} heading={heading} title={id} />}
    </DayList>
  );
  try {
    expect(textOf(htmlOf(list, createTestApi()))).toBe(
      '2025-11 12 de noviembre de 2025 C 11 de noviembre de 2025 B ' +
        '2025-10 30 de octubre de 2025 A',
    );
  } finally {
    vi.unstubAllEnvs();
  }
});
