import { categoriesQuery, type Category } from '@corro/client';
import { Avatar, type AvatarProps, type AvatarGlyph, type AvatarTint } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';

interface InstrumentAvatarProps extends Instrument, Pick<AvatarProps, 'size'> {}

const noListings: Listings = new Map();

/** Avatar of an instrument: 40 px in rows, 32 px in headers, 56 px in receipts. */
export function InstrumentAvatar({ size = 40, ...instrument }: InstrumentAvatarProps) {
  const { data, isError } = useQuery({
    ...categoriesQuery(useApi()),
    select: listingsOf,
    // A failed query must not retry whenever a row scrolls into view.
    retryOnMount: false,
  });
  return <Avatar size={size} {...faceOf(instrument, data ?? (isError ? noListings : null))} />;
}

interface Instrument {
  /** Null if unknown. */
  readonly symbol: string | null;
  readonly name: string;
  /** Market tag; empty if unknown. */
  readonly market: string;
}

export type AvatarFace = Pick<AvatarProps, 'letters' | 'tint' | 'glyph' | 'flags' | 'src'>;

interface Listing {
  /** Index of its category, from 0. */
  readonly sector: number;
  readonly image: string | null;
}

/** Listings by symbol. */
type Listings = ReadonlyMap<string, Listing>;

/**
 * Commodities by the root of their futures code at the exchange (`BZ`), or by another code that
 * upstreams send (`BRENT`).
 */
const commodities: Readonly<Record<string, readonly [AvatarGlyph, AvatarTint]>> = {
  BRENT: ['fuel', 8],
  BZ: ['fuel', 8],
  CC: ['coffee', 8],
  CL: ['fuel', 8],
  CT: ['leaf', 2],
  GC: ['metal', 3],
  HG: ['metal', 8],
  HO: ['fuel', 8],
  KC: ['coffee', 8],
  LB: ['leaf', 8],
  LE: ['beef', 4],
  NG: ['fuel', 5],
  OJ: ['leaf', 3],
  PA: ['metal', 5],
  PL: ['metal', 5],
  RB: ['fuel', 8],
  SB: ['leaf', 6],
  SI: ['metal', 7],
  WTI: ['fuel', 8],
  ZC: ['wheat', 6],
  ZS: ['wheat', 6],
  ZW: ['wheat', 3],
};

/**
 * The upstream's picture, with letters, a glyph or flags behind it. Commodities and bonds have
 * fixed tints. Any other tint comes from the sector, or from the code if it has no sector, so that
 * the tint of an instrument never changes.
 */
export function faceOf(
  { symbol, name, market }: Instrument,
  listings: Listings | null,
): AvatarFace {
  const code = symbol ?? name;
  const face = { letters: lettersOf(code), src: listings?.get(code)?.image ?? null };
  if (market === 'FUTURE') {
    const [glyph, tint] = commodities[rootOf(code)] ?? ['future', 1];
    return { ...face, glyph, tint };
  }
  if (market === 'CGI') return { ...face, glyph: 'bond', tint: 5 };
  const flags = market === 'FOREX' ? currenciesOf(code) : undefined;
  return { ...face, flags, tint: tintOf(code, listings) };
}

/** Articles, prepositions and conjunctions, which give no initial. */
const particles = new Set(
  'a al and das de del der des di die do dos el en für la las lo los o of para por the to und y'.split(
    ' ',
  ),
);

/**
 * Avatar of something without a code, such as a fund: the initials of the first two significant
 * words of its name, or the first two letters of a name of one word.
 */
export function avatarFaceOfName(name: string): AvatarFace {
  const allWords = name.match(/\p{L}+/gu) ?? [];
  const significant = allWords.filter((word) => !particles.has(word.toLowerCase()));
  const words = significant.length === 0 ? allWords : significant;
  const initials = words.map((word) => lettersOf(word).slice(0, 1)).join('');
  return {
    letters: words.length > 1 ? initials.slice(0, 2) : lettersOf(name),
    tint: tintAt(sumOf(name)),
  };
}

/**
 * No tint until the sectors are loaded: a tint from the code would then change to that of the
 * sector.
 */
function tintOf(code: string, listings: Listings | null): AvatarTint | undefined {
  return listings === null ? undefined : tintAt(listings.get(code)?.sector ?? sumOf(code));
}

const tints = [1, 2, 3, 4, 5, 6, 7, 8] as const;

function tintAt(number: number): AvatarTint | undefined {
  return tints[number % tints.length];
}

function sumOf(code: string): number {
  let sum = 7;
  for (let at = 0; at < code.length; at += 1) sum = (sum * 31 + code.charCodeAt(at)) % 65_521;
  return sum;
}

/**
 * The first letter and the next one that differs from it, so that `AAPL` and `AABA` are not both
 * `AA`.
 */
function lettersOf(code: string): string {
  const [first = '', ...others] = code.toUpperCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return first + (others.find((letter) => letter !== first) ?? others[0] ?? '');
}

/** `CLF` and `CL=F` are a future on `CL`. */
function rootOf(code: string): string {
  return code.toUpperCase().replace(/^([A-Z]{2})=?F$/, '$1');
}

/** `EURUSD`, `EUR/USD` and `EURUSD=X` are euros in dollars. */
export function currenciesOf(code: string): readonly string[] | undefined {
  const pair = /^([A-Z]{3})\W?([A-Z]{3})(?:=X)?$/.exec(code.toUpperCase());
  return pair?.slice(1);
}

/** A pair of known currencies as traders write it: `USD/MXN`; any other code as it is. */
export function codeText(code: string): string {
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  const pair = currenciesOf(code) ?? [''];
  return pair.every((currency) => currency !== '' && names.of(currency) !== undefined)
    ? pair.join('/')
    : code;
}

const cache = new WeakMap<readonly Category[], Listings>();

/** Cached, because every row calls this function. */
export function listingsOf(categories: readonly Category[]): Listings {
  const cached = cache.get(categories);
  if (cached !== undefined) return cached;
  const listings = new Map(
    categories.flatMap(({ stocks }, sector) =>
      stocks.flatMap(({ symbol, image }) =>
        symbol === null ? [] : [[symbol, { sector, image }] as const],
      ),
    ),
  );
  cache.set(categories, listings);
  return listings;
}
