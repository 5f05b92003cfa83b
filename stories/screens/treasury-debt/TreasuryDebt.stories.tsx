import { buildStock } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { allNotPictured, atRest } from '../../pictures/modes.ts';
import { dayLines } from '../dayLines.ts';
import { marketStories, matching } from '../marketList.ts';
import { introStories } from '../productIntro.ts';
import { inApp } from '../withApp.tsx';

const instruments = [
  {
    symbol: 'CET28',
    name: 'Cetes a 28 días',
    exchangeName: 'BMV',
    price: '99.214',
    previousClose: '99.200',
    changePercent: '0.01',
  },
  {
    symbol: 'UST10Y',
    name: 'Nota del Tesoro a 10 años',
    exchangeName: 'UST',
    price: '97.850',
    previousClose: '98.100',
    changePercent: '-0.25',
  },
  {
    symbol: 'UST30Y',
    name: 'Bono del Tesoro de los Estados Unidos a 30 años',
    exchangeName: 'UST',
    price: '94.200',
    previousClose: '94.200',
    changePercent: '0.00',
  },
].map((over, at) => buildStock({ id: String(at), market: 'CGI', ...over }));

// Unreachable: busy, done. It shows what it reads: nothing is sent that could be under way, or be done.
const meta = { ...inApp } satisfies Meta;
export default meta;
type Story = StoryObj;

const stories = marketStories({
  kind: 'treasury',
  at: '/treasury-debt',
  route: 'GET /v2/market/list',
  rows: matching(instruments),
  lines: dayLines(instruments),
  code: 'CET28',
  href: '/stock/v2/CET28/Cetes%20a%2028%20d%C3%ADas',
  positions: '/trade-no-nav/treasury/ok',
});
/** Those that futures picture. */
const unpictured = allNotPictured(stories, 'The list of futures in this state is the same.');

export const Shown: Story = {
  ...stories.shown,
  parameters: { ...stories.shown.parameters, ...atRest },
};
export const Loading: Story = stories.loading;
export const Empty: Story = { ...stories.empty, name: 'spec §8 market list empty: treasury debt' };
export const Failed: Story = {
  ...unpictured.failed,
  name: 'spec §8 market list failure: treasury debt',
};
/** What was read before stays, marked with its age. */
export const FailedKept: Story = unpictured.failedKept;
export const OfflineKept: Story = unpictured.offlineKept;
/** Two readings have been missed: every price is grey, with its age. */
export const Stale: Story = unpictured.stale;
/** A search for nothing says what is missing, at the field. */
export const WithoutCode: Story = {
  ...unpictured.withoutCode,
  name: 'spec §5 market search: treasury debt needs a code',
};
/** By Enter; emptying the field shows everything again. */
export const Found: Story = unpictured.found;
/** By the button, and the way back to everything. */
export const NotFound: Story = {
  ...unpictured.notFound,
  name: 'spec §8 market no match: treasury debt',
};
export const SearchFailed: Story = {
  ...unpictured.searchFailed,
  name: 'spec §8 market search failure: treasury debt',
};

/** Long names and words in large text. */
export const LongWordsInLargeText: Story = stories.longWords;

const intro = introStories({
  at: '/treasury-debt',
  product: 'treasury',
  title: 'route.treasuryDebt',
  upstream: { 'GET /v2/market/list': matching(instruments) },
});
/** What it is, in three sentences, by itself. */
export const FirstVisit = intro.firstVisit;
export const ExplainedAgain = intro.explainedAgain;
