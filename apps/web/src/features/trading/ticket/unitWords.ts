import type { PositionType } from '@corro/domain';
import { createContext, use } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';

/** Words for what is counted: each has a sibling, `.unit`, for whatever is no share. */
type UnitWord =
  | 'order.shares'
  | 'ticket.affordable'
  | 'ticket.affordableNone'
  | 'ticket.instrument'
  | 'ticket.less'
  | 'ticket.more'
  | 'ticket.noLots.title'
  | 'ticket.price'
  | 'ticket.quantity';

const UnitContext = createContext<PositionType>('stock');

/** Among which positions the thing is held that is spoken of inside. */
export const UnitProvider = UnitContext.Provider;

/** Words that call shares shares, and anything else units. */
export function useUnitWords() {
  const { t } = useI18n();
  const type = use(UnitContext);
  return (word: UnitWord, values?: Parameters<typeof t>[1]): string =>
    t(type === 'stock' ? word : `${word}.unit`, values);
}
