import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, omitUndefined, type Transport } from '../http/index.ts';
import {
  type GainRecord,
  gainRecord,
  type GainYear,
  gainYear,
  type InstrumentGain,
  instrumentGain,
} from '../codecs/gains.ts';
import { type PageParams, type ReadPage, decodePage, wholeList } from '../codecs/page.ts';
import { type InfiniteParams, infinitePages } from './pages.ts';
import { pollingOff } from './polling.ts';

/** A page of the instruments sold in a calendar year of Mexico City. */
export type InstrumentGainParams = PageParams & {
  /** Year number, such as 2026; omit it for the latest year with a gain. */
  year?: number | undefined;
};

/** A page of the sales of one instrument in a year. */
export type GainParams = PageParams & {
  /** Year number, such as 2026. */
  year: number;
  /** Sales of lots, or paid-out funds. */
  kind: NonNullable<InstrumentGain['kind']>;
  /** Code of the instrument or fund series. */
  symbol: string;
};

/** Lists gains by year, latest first, where the upstream announces `gains`. */
export async function listGainYears(api: Transport, options?: CallOptions): Promise<GainYear[]> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/gain/years', init),
    options,
  );
  const { rows } = decodePage(data, 'gain years', wholeList, gainYear.decode);
  return [...rows].sort((a, b) => (b.year ?? -Infinity) - (a.year ?? -Infinity) || 0);
}

/** Lists gains of a year by instrument, largest first. */
export async function listInstrumentGains(
  api: Transport,
  { year, page, limit }: InstrumentGainParams,
  options?: CallOptions,
): Promise<ReadPage<InstrumentGain>> {
  const query = omitUndefined({ year, page, limit });
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/gain/instruments', { params: { query }, ...init }),
    options,
  );
  const found = decodePage(data, 'gain instruments', { page, limit }, instrumentGain.decode);
  return { ...found, rows: found.rows.filter(hasKind) };
}

/** Lists the gain of each sale of an instrument in a year, latest first. */
export async function listGains(
  api: Transport,
  { year, kind, symbol: tag, page, limit }: GainParams,
  options?: CallOptions,
): Promise<ReadPage<GainRecord>> {
  const query = { year, kind, tag, page, limit };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/gain/list', { params: { query }, ...init }),
    options,
  );
  const found = decodePage(data, 'gains', { page, limit }, gainRecord.decode);
  return { ...found, rows: found.rows.filter(hasKind) };
}

function hasKind({ kind }: Pick<InstrumentGain, 'kind'>): boolean {
  return kind !== null;
}

/** Gains by year; requires that the upstream announces `gains`. */
export const gainYearsQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['gains', 'years'],
    queryFn: ({ signal }) => listGainYears(api, { signal }),
    ...pollingOff,
  });

/** Gains of a year by instrument, as an infinite list. */
export const instrumentGainsInfiniteQuery = (
  api: Transport,
  params: InfiniteParams<InstrumentGainParams>,
) =>
  infiniteQueryOptions({
    queryKey: ['gains', 'instruments', 'infinite', params],
    queryFn: ({ pageParam, signal }) =>
      listInstrumentGains(api, { ...params, page: pageParam }, { signal }),
    ...infinitePages(params.limit),
    ...pollingOff,
  });

/** Gain of each sale of an instrument in a year, as an infinite list. */
export const gainsInfiniteQuery = (api: Transport, params: InfiniteParams<GainParams>) =>
  infiniteQueryOptions({
    queryKey: ['gains', 'list', 'infinite', params],
    queryFn: ({ pageParam, signal }) => listGains(api, { ...params, page: pageParam }, { signal }),
    ...infinitePages(params.limit),
    ...pollingOff,
  });
