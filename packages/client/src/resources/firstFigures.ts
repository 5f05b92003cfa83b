/**
 * The large figure of a screen, as the script in the page finds it in an answer before the client is
 * there. Only what is beyond doubt: all else is left to the client.
 */
export interface FirstFigure {
  /** The path of the call that brings it. */
  readonly path: string;
  /** The figure in the data of an answer, whatever it is. */
  readonly read: (data: Readonly<Record<string, unknown>>) => unknown;
  /** How it is written where it is plain. */
  readonly plain: RegExp;
}

/** Which figure: all of the customer's assets, or the price of a share. */
export type FirstFigureName = 'total' | 'price';

/** Markets whose prices are an amount of money. */
const shares: ReadonlySet<unknown> = new Set(['US', 'MX']);

/** The figures that a page may show ahead of the client, by their names. */
export const firstFigures: Readonly<Record<FirstFigureName, FirstFigure>> = {
  /** All of the customer's assets, in US dollars. */
  total: {
    path: '/stock/success/v2/user/info',
    read: ({ total }) => total,
    plain: /^\d{1,12}\.\d\d$/,
  },
  /** Of a share, in US dollars. One that was made long ago waits for its age. */
  price: {
    path: '/v2/yahoo',
    read: ({ price, market, at }) => (shares.has(market) && !at ? price : null),
    plain: /^\d{1,12}\.\d{2,8}$/,
  },
};

/** The figure in the data of an answer as decimal text; null for what is not plainly one, and for zero. */
export function firstFigureIn({ read, plain }: FirstFigure, data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value = read({ ...data });
  return typeof value === 'string' && plain.test(value) && Number(value) !== 0 ? value : null;
}
