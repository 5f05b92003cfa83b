import { createTestApi } from '@corro/testing';
import { Money } from '@corro/ui';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { htmlOf, storageInMemory, textOf } from '../app/rendered.fixture.tsx';
import {
  AmountsToggle,
  balanceRow,
  HiddenAmountsProvider,
  ShownAmounts,
} from './hiddenAmounts.tsx';

/** Renders a part as the customer who hides amounts sees it, or one who does not. */
function render(part: ReactNode, isHidden: boolean) {
  const storage = storageInMemory();
  if (isHidden) storage.write('amounts', 'hidden');
  const provided = <HiddenAmountsProvider>{part}</HiddenAmountsProvider>;
  return htmlOf(provided, { ...createTestApi(), storage });
}

const review = (
  <ShownAmounts>
    <Money amount="250.00" unit="US$" />
    {balanceRow('', '24750.00').value}
  </ShownAmounts>
);

it('hides the balance in a review, but not the amount to confirm', () => {
  expect(textOf(render(review, false))).toBe('US$ 250.00 US$ 24,750.00');
  const hidden = textOf(render(review, true));
  expect(hidden).toContain('US$ 250.00');
  expect(hidden).not.toContain('24,750.00');
});

it.each([true, false])('the toggle of hidden amounts has the pressed state %s', (isHidden) => {
  expect(render(<AmountsToggle />, isHidden)).toContain(`aria-pressed="${isHidden}"`);
});
