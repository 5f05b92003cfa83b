import type { PositionType } from '@corro/domain';
import type { OrderObstacle, TicketView } from '@corro/machines';
import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValues,
} from '@corro/messages';
import { createContext, use } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { flowObstacle } from '../../../flows/orders/flowObstacle.ts';

/** The reason why an order cannot continue. */
export function obstacleText(
  obstacle: OrderObstacle,
  { refusal }: Pick<TicketView, 'refusal'>,
): MessageDescriptor {
  if (obstacle === 'terms-moved') return defineMessage({ id: 'ticket.obstacle.price-moved' });
  return obstacle === 'price-too-old' && refusal !== null
    ? defineMessage({ id: 'ticket.obstacle.price-disowned' })
    : flowObstacle[obstacle];
}

/** Variants of messages for instruments other than shares. */
const unitMessages = defineMessages({
  'order.shares': { id: 'order.shares.unit' },
  'ticket.affordableNone': { id: 'ticket.affordableNone.unit' },
  'ticket.instrument': { id: 'ticket.instrument.unit' },
  'ticket.less': { id: 'ticket.less.unit' },
  'ticket.more': { id: 'ticket.more.unit' },
  'ticket.noLots.title': { id: 'ticket.noLots.title.unit' },
  'ticket.price': { id: 'ticket.price.unit' },
  'ticket.quantity': { id: 'ticket.quantity.unit' },
  'ticket.unit.shares': { id: 'ticket.unit.shares.unit' },
});

const UnitContext = createContext<PositionType>('stock');

/** Sets the position type that decides between "shares" and "units". */
export const UnitProvider = UnitContext.Provider;

/** Position type of the instrument on the screen. */
export const usePositionType = (): PositionType => use(UnitContext);

/** Translates a message; says "units" for anything but shares. */
export function useUnitText() {
  const { t } = useI18n();
  const type = use(UnitContext);
  return (word: { readonly id: keyof typeof unitMessages }, values?: MessageValues): string =>
    t(type === 'stock' ? word : unitMessages[word.id], values);
}
