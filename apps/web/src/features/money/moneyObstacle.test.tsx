import type { Problem } from '@corro/domain';
import type { MessageDescriptor } from '@corro/messages';
import { VisuallyHidden } from '@corro/ui';
import { expect, it } from 'vitest';
import { moneyObstacle } from './moneyObstacle.tsx';

const i18n = { t: ({ id }: MessageDescriptor) => id };
const problems: readonly Problem[] = [{ code: 'amount-not-whole', field: 'amount' }];
const view = { isOnline: true, reviewObstacle: 'problems', problems: [] } as const;

const correct = 'transfer.correct';

it('allows an empty form and blocks a form with shown problems', () => {
  expect(moneyObstacle(view, i18n)).toBeNull();
  expect(moneyObstacle({ ...view, problems }, i18n)).toEqual(
    <VisuallyHidden>{correct}</VisuallyHidden>,
  );
  expect(moneyObstacle({ ...view, reviewObstacle: null }, i18n)).toBeNull();
});

it('shows unfixable obstacles first', () => {
  const offline = { ...view, isOnline: false, problems };
  expect(moneyObstacle(offline, i18n)).toBe('flow.obstacle.offline');
  const unknown = { ...view, reviewObstacle: 'balance-unknown' } as const;
  expect(moneyObstacle(unknown, i18n)).toBe('flow.obstacle.balance-unknown');
});
