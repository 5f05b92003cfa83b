import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { categoriesOf, createMarketFeed, type Instrument } from '../market/index.ts';
import { liveInstruments } from '../market/live/instruments.ts';
import { countries } from '../market/recorded/instruments.ts';
import { writeRecordings } from '../market/recorded/recordings.fixture.ts';
import { issuesAt } from '../rules/funds/issues.ts';
import { aboutCompany, aboutFund, aboutTexts } from './about.ts';
import { languages, names, readTable } from './names.ts';
import { newsIn } from './news.ts';
import { translate } from './translate.ts';

const clock = { now: () => Date.parse('2026-11-20T15:30:00.000Z') };

/** Instruments of all price sources; the recorded source has every currency that it can play. */
async function instrumentsOfAllFeeds(): Promise<readonly Instrument[]> {
  const months = Object.keys(countries).map((country) => `2026-06-01,${country},1.5`);
  const marketDataDir = await writeRecordings({
    'forex/usd-monthly.csv': ['Date,Country,Exchange rate', ...months, ''].join('\n'),
  });
  const feeds = await Promise.all(
    (['simulated', 'recorded'] as const).map((marketFeed) =>
      createMarketFeed({ marketFeed, marketDataDir }, clock),
    ),
  );
  await rm(marketDataDir, { recursive: true });
  return [...feeds.flatMap((feed) => feed.instruments()), ...liveInstruments];
}

const isCompany = ({ market }: Instrument) => market === 'US' || market === 'MX';

test('translates every name except those of companies, in each language', async () => {
  const instruments = await instrumentsOfAllFeeds();
  const sent = [
    ...instruments.filter((one) => !isCompany(one)).map(({ name }) => name),
    ...instruments.map(({ marketName }) => marketName),
    // The place where simulated debt trades; other exchanges have proper names.
    'Gobierno',
    ...categoriesOf(instruments).map(({ name }) => name),
    ...issuesAt(clock.now()).map(({ series }) => series.name),
  ];
  const known = names.map(([spanish = '']) => spanish);
  expect(known.toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('writes Chinese names in Chinese characters', () => {
  for (const name of names) expect(name[2]).toMatch(/\p{Script=Han}|Cetes/u);
});

test.each([
  ['names.tsv', 4],
  ['news.tsv', 6],
])('translates every text of %s to each language', (file, columns) => {
  for (const row of readTable(file)) {
    expect(row).toHaveLength(columns);
    expect(row.every((text) => text.trim() !== '')).toBe(true);
  }
});

/** The tags of a text, without the text between them. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g);

test.each(languages)('translates every news item to %s with the same markup', (language) => {
  const translated = newsIn('es').map(({ title, subhead, content }) => {
    expect(tagsOf(translate(language, content))).toEqual(tagsOf(content));
    const words = [title, subhead, content];
    const changed = words.filter((text) => translate(language, text) !== text);
    expect(changed).toEqual(language === 'es' ? [] : words);
    return {
      title: translate(language, title),
      subhead: translate(language, subhead),
      content: translate(language, content),
    };
  });
  expect(translated).toEqual(newsIn(language));
});

test('describes invented companies by their sector, recorded ones and funds', async () => {
  const instruments = await instrumentsOfAllFeeds();
  const simulated = instruments.filter(
    (one) => isCompany(one) && one.exchangeName.startsWith('SIM'),
  );
  expect(simulated).toHaveLength(144);
  for (const company of simulated) expect(aboutCompany(company)).toContain('ficticia');
  const apple = instruments.find(({ symbol }) => symbol === 'AAPL');
  expect(aboutCompany(apple!)).toContain('iPhone');
  // Indices, and companies that are missing in the table, have no text.
  expect(aboutCompany({ ...apple!, market: 'INDEX' })).toBeNull();
  expect(aboutCompany({ ...apple!, symbol: 'ZZZ' })).toBeNull();
  for (const { series } of issuesAt(clock.now())) expect(aboutFund(series.code)).not.toBeNull();
  for (const texts of aboutTexts) expect(texts.filter((text) => text.length > 3)).toHaveLength(4);
  const [spanish = '', , , german] = aboutTexts[0] ?? [];
  expect(translate('de', spanish)).toBe(german);
});
