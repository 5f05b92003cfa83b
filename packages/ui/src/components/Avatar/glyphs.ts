import {
  ArrowDownLeft,
  ArrowUpRight,
  Beef,
  CalendarClock,
  ChartLine,
  Citrus,
  Coffee,
  Flame,
  Fuel,
  Gem,
  Landmark,
  Leaf,
  Lock,
  PiggyBank,
  TreePine,
  Wheat,
} from 'lucide-react';

/** The signs of an avatar, by what they show. A list of its own, so that it does not bring all of `Icon`. */
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
  leaf: Leaf,
  lock: Lock,
  metal: Gem,
  timber: TreePine,
  wheat: Wheat,
  withdraw: ArrowUpRight,
} as const;

/** The signs that an avatar can show. */
export type AvatarGlyph = keyof typeof glyphs;
