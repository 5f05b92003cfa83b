import type { MessageDescriptor } from '@corro/messages';
import type { Problem } from '@corro/domain';
import { expect, it } from 'vitest';
import { moneyObstacle } from './moneyObstacle.ts';

const i18n = { t: ({ id }: MessageDescriptor) => id };
const said: readonly Problem[] = [{ code: 'amount-not-whole', field: 'amount' }];
const view = { online: true, reviewObstacle: 'problems', problems: [] } as const;

it('lets an empty form be sent, and none while something is said to be wrong', () => {
  expect(moneyObstacle(view, i18n)).toBeNull();
  expect(moneyObstacle({ ...view, problems: said }, i18n)).toBe('transfer.correct');
  expect(moneyObstacle({ ...view, reviewObstacle: null }, i18n)).toBeNull();
});

it('says first what no change of the form would mend', () => {
  const offline = { ...view, online: false, problems: said };
  expect(moneyObstacle(offline, i18n)).toBe('flow.obstacle.offline');
  const unknown = { ...view, reviewObstacle: 'balance-unknown' } as const;
  expect(moneyObstacle(unknown, i18n)).toBe('flow.obstacle.balance-unknown');
});
