import {
  ArrowDownLeft,
  ArrowUpRight,
  Beef,
  CalendarClock,
  ChartLine,
  CircleX,
  Coffee,
  Fuel,
  Gem,
  HandCoins,
  IdCard,
  Landmark,
  Leaf,
  Lock,
  PiggyBank,
  Wheat,
} from 'lucide-react';

/** Signs of an avatar. Separate from `Icon`, whose list is much longer. */
export const glyphs = {
  beef: Beef,
  bond: Landmark,
  chart: ChartLine,
  coffee: Coffee,
  deposit: ArrowDownLeft,
  fuel: Fuel,
  fund: PiggyBank,
  future: CalendarClock,
  identity: IdCard,
  leaf: Leaf,
  loan: HandCoins,
  lock: Lock,
  metal: Gem,
  refused: CircleX,
  wheat: Wheat,
  withdraw: ArrowUpRight,
} as const;

/** Names of avatar signs. */
export type AvatarGlyph = keyof typeof glyphs;
