import { defineMessages } from '@corro/messages';
import { BottomNav } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { patterns } from '../links.ts';
import type { NavPlace } from './route.ts';

const places = ['home', 'markets', 'watchlists', 'trade', 'account'] as const;
const icons = {
  home: 'home',
  markets: 'markets',
  watchlists: 'watchlist',
  trade: 'trade',
  account: 'account',
} as const;
const labels = defineMessages({
  home: { id: 'nav.home' },
  markets: { id: 'nav.markets' },
  watchlists: { id: 'nav.watchlists' },
  trade: { id: 'nav.trade' },
  account: { id: 'nav.account' },
});

/** Spec §2 cuts the watchlist's label to this length. */
const watchlistLabelLength = 6;

/** The design system hides it while a sheet or dialog is open. */
export function ShellNav({ place }: { place: NavPlace }) {
  const { t } = useI18n();
  return (
    <BottomNav
      label={t({ id: 'nav.label' })}
      items={places.map((name) => ({
        href: patterns[name],
        label: name === 'watchlists' ? shorten(t(labels[name])) : t(labels[name]),
        icon: icons[name],
        current: name === place,
      }))}
    />
  );
}

function shorten(label: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(label), ({ segment }) => segment);
  return letters.length <= watchlistLabelLength
    ? label
    : `${letters.slice(0, watchlistLabelLength).join('')}…`;
}
