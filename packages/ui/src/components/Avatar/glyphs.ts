import {
  ArrowDownLeft,
  ArrowUpRight,
  Beef,
  CalendarClock,
  ChartLine,
  CircleX,
  Citrus,
  Coffee,
  Flame,
  Fuel,
  Gem,
  HandCoins,
  IdCard,
  Landmark,
  Leaf,
  Lock,
  PiggyBank,
  TreePine,
  Wheat,
} from 'lucide-react';

/** Signs of an avatar. Separate from `Icon`, whose list is much longer. */
export const glyphs = {
  beef: Beef,
  bond: Landmark,
  chart: ChartLine,
  citrus: Citrus,
  coffee: Coffee,
  deposit: ArrowDownLeft,
  flame: Flame,
  fuel: Fuel,
  fund: PiggyBank,
  future: CalendarClock,
  identity: IdCard,
  leaf: Leaf,
  loan: HandCoins,
  lock: Lock,
  metal: Gem,
  refused: CircleX,
  timber: TreePine,
  wheat: Wheat,
  withdraw: ArrowUpRight,
} as const;

/** Names of avatar signs. */
export type AvatarGlyph = keyof typeof glyphs;
