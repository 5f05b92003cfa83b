import { configQuery, portfolioQuery, type PortfolioRange, userInfoQuery } from '@corro/client';
import { buildConfig, buildPortfolio, buildUserInfo, createTestApi } from '@corro/testing';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { htmlOf, type Read, textOf } from '../app/rendered.fixture.tsx';
import { Wealth } from './account/Wealth.tsx';
import { PortfolioHead, useWealth } from './portfolio/index.ts';

const morning = Date.parse('2026-11-20T15:30:00Z');

const config: Read = (api) => [
  configQuery(api).queryKey,
  buildConfig({ extensions: ['portfolio'] }),
];

const user: Read = (api) => [userInfoQuery(api).queryKey, buildUserInfo({ total: '51000.00' })];

/** A portfolio that was worth 50,000.00 in the morning and `value` so many seconds later. */
const portfolio =
  (range: PortfolioRange, value: string, seconds: number): Read =>
  (api) => {
    const point = { flows: '50000.00', fees: '0.00', interest: '0.00' };
    const before = { ...point, at: morning, value: '50000.00' };
    const now = { ...point, at: morning + seconds * 1000, value };
    const points = range === 'now' ? [now] : [before, now];
    return [portfolioQuery(api, range).queryKey, buildPortfolio({ points })];
  };

const Home = () => <PortfolioHead wealth={useWealth()} />;

const inRouter = (part: ReactNode) => <MemoryRouter>{part}</MemoryRouter>;

it.each([
  // 1,040.79 and 1,041.49 ÷ 50,000.00
  ['home was read last', 20, 10, 'US$ 51,040.79', '+US$ 1,040.79 (+2.08%) hoy en tu cuenta'],
  ['the account was read last', 10, 20, 'US$ 51,041.49', '+US$ 1,041.49 (+2.08%) hoy en tu cuenta'],
])('home and account show one total without a network: %s', (_, home, account, total, gain) => {
  const { api, clock } = createTestApi({});
  const reads = [
    config,
    user,
    portfolio('1d', '51040.79', home),
    portfolio('now', '51041.49', account),
  ];
  const homeText = textOf(htmlOf(inRouter(<Home />), { api, clock }, ...reads));
  expect(homeText).toContain(total);
  expect(homeText).toContain(gain);
  expect(textOf(htmlOf(inRouter(<Wealth />), { api, clock }, ...reads))).toContain(total);
});
