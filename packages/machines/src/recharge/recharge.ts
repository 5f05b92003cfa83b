import { checkRecharge, parseWholeAmount } from '@corro/domain';
import type { OrderFlowDefinition } from '../orderFlow/index.ts';
import type { RechargeEdit, RechargeFacts, RechargeForm, RechargeTerms } from './types.ts';

/** What a recharge makes of the common flow. No code is asked for: money comes in (spec §7). */
export const recharge: OrderFlowDefinition<
  RechargeForm,
  RechargeFacts,
  RechargeEdit,
  RechargeTerms
> = {
  id: 'recharge',
  emptyForm: { amountText: '', method: null },
  needsCode: false,
  // Every amount begins as one that is too small.
  // Said as soon as it is typed (spec §5).
  heldBack: [],
  edit: (form, change) =>
    change.type === 'AMOUNT'
      ? { ...form, amountText: change.text }
      : { ...form, method: change.method },
  prefill: (form) => form,
  problems: (form) => checkRecharge(form),
  obstacle: () => null,

  terms({ amountText, method }) {
    const parsed = parseWholeAmount(amountText);
    return parsed.ok && method !== null ? { amount: parsed.amount, method } : null;
  },
};
