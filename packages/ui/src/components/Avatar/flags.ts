/** A layer of a flag: SVG path data in a box of 24 × 24, clipped to a circle. */
type Layer = readonly [colour: string, path: string];

/** A horizontal band. */
const band = (y: number, height: number) => `M0 ${y}h24v${height}H0z`;
/** A vertical band. */
const bar = (x: number, width: number) => `M${x} 0h${width}v24H${x}z`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const star = (x: number, y: number, r: number) =>
  `M${[0, 2, 4, 1, 3]
    .map((point) => {
      const angle = (point * 2 * Math.PI) / 5;
      return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
    })
    .join('L')}z`;

const bands = (...colours: readonly string[]): readonly Layer[] =>
  colours.map((colour, at) => [colour, band((at * 24) / colours.length, 24 / colours.length)]);
const bars = (...colours: readonly string[]): readonly Layer[] =>
  colours.map((colour, at) => [colour, bar((at * 24) / colours.length, 24 / colours.length)]);
/** A Nordic cross with an optional inner cross. */
const nordic = (ground: string, cross: string, inner?: string): readonly Layer[] => [
  [ground, band(0, 24)],
  [cross, bar(7, 5) + band(9.5, 5)],
  ...(inner === undefined ? [] : [[inner, bar(8.25, 2.5) + band(10.75, 2.5)] as const]),
];

const white = '#fff';
const union: readonly Layer[] = [
  ['#012169', band(0, 24)],
  [white, 'M0 0h4l20 20v4h-4L0 4zM24 0h-4L0 20v4h4L24 4z' + bar(8, 8) + band(8, 8)],
  ['#c8102e', 'M0 0h2l22 22v2h-2L0 2zM24 0h-2L0 22v2h2L24 2z' + bar(9.75, 4.5) + band(9.75, 4.5)],
];
/** The Union Jack in a corner, on blue. */
const ensign: readonly Layer[] = [
  ['#012169', band(0, 24)],
  [white, 'M5 0h4v12H5zM0 4h12v4H0z'],
  ['#c8102e', 'M6 0h2v12H6zM0 5h12v2H0z'],
];

/** Flags by currency (ISO 4217), simplified for 20 px. */
export const flags = {
  AUD: [...ensign, [white, star(6, 18, 3.5) + star(17, 7, 2.5) + star(18, 17, 2.5)]],
  BRL: [
    ['#009739', band(0, 24)],
    ['#fedd00', 'M12 4l9 8-9 8-9-8z'],
    ['#012169', disc(12, 12, 4)],
  ],
  CAD: [
    ...bars('#d52b1e', white, white, '#d52b1e'),
    ['#d52b1e', 'M12 6l1.5 3 3-1-1 5 2 .5-4.7 2.5V19h-1.600v-3L6.5 13.500l2-.5-1-5 3 1z'],
  ],
  CHF: [
    ['#d52b1e', band(0, 24)],
    [white, 'M10 6h4v4h4v4h-4v4h-4v-4H6v-4h4z'],
  ],
  CLP: [...bands(white, '#d52b1e'), ['#0039a6', 'M0 0h11v12H0z'], [white, star(6.5, 6.5, 3.5)]],
  CNY: [
    ['#de2910', band(0, 24)],
    ['#ffde00', star(9, 11, 5) + star(17, 7, 1.5) + star(18.5, 12, 1.5) + star(16, 17, 1.5)],
  ],
  COP: [
    ['#fcd116', band(0, 12)],
    ['#003893', band(12, 6)],
    ['#ce1126', band(18, 6)],
  ],
  DKK: nordic('#c8102e', white),
  EUR: [
    ['#039', band(0, 24)],
    [
      '#fc0',
      Array.from({ length: 12 }, (_, at) => {
        const angle = (at * Math.PI) / 6;
        return disc(
          Math.round(120 + 70 * Math.sin(angle)) / 10,
          Math.round(120 - 70 * Math.cos(angle)) / 10,
          1.1,
        );
      }).join(''),
    ],
  ],
  GBP: union,
  HKD: [
    ['#de2910', band(0, 24)],
    [
      white,
      [0, 1, 2, 3, 4]
        .map((leaf) => {
          const angle = (leaf * 2 * Math.PI) / 5;
          return disc(
            Math.round(120 + 38 * Math.sin(angle)) / 10,
            Math.round(120 - 38 * Math.cos(angle)) / 10,
            2.2,
          );
        })
        .join(''),
    ],
  ],
  INR: [...bands('#f93', white, '#128807'), ['#000080', disc(12, 12, 2.5)]],
  JPY: [
    [white, band(0, 24)],
    ['#bc002d', disc(12, 12, 6)],
  ],
  KRW: [
    [white, band(0, 24)],
    ['#cd2e3a', disc(12, 12, 6)],
    ['#0047a0', 'M6 12a3 3 0 0 0 6 0a3 3 0 0 1 6 0a6 6 0 0 1-12 0z'],
  ],
  MXN: [...bars('#006847', white, '#ce1126'), ['#8c5a2b', disc(12, 12, 2.5)]],
  MYR: [
    ...bands('#cc0001', white, '#cc0001', white, '#cc0001', white, '#cc0001', white),
    ['#010066', 'M0 0h13v12H0z'],
    ['#fc0', star(6.5, 6.5, 4)],
  ],
  NOK: nordic('#ba0c2f', white, '#00205b'),
  NZD: [...ensign, ['#c8102e', star(17, 7, 2.5) + star(18, 17, 2.5) + star(8, 18, 2.5)]],
  PEN: bars('#d91023', white, '#d91023'),
  SEK: nordic('#006aa7', '#fecc02'),
  SGD: [
    ...bands('#ef3340', white),
    [white, 'M10 2.500a4 4 0 1 0 0 7a4.5 4.5 0 0 1 0-7z' + star(14, 6, 2.5)],
  ],
  THB: [...bands('#a51931', white, '#2d2a4a', '#2d2a4a', white, '#a51931')],
  TWD: [
    ['#fe0000', band(0, 24)],
    ['#000095', 'M0 0h13v12H0z'],
    [white, disc(7, 6.5, 3)],
  ],
  USD: [
    [white, band(0, 24)],
    ['#b22234', band(0, 3) + band(6, 3) + band(12, 3) + band(18, 3)],
    ['#3c3b6e', 'M0 0h12v12H0z'],
    [white, disc(4, 4, 1) + disc(8.5, 4, 1) + disc(4, 8.5, 1) + disc(8.5, 8.5, 1)],
  ],
  ZAR: [
    ...bands('#e03c31', '#001489'),
    [white, 'M0 8h24v8H0zM0 2l12 10L0 22z'],
    ['#007749', 'M0 4.500l8 5.500h16v4H8l-8 5.500z'],
    ['#ffb81c', 'M0 7l6 5-6 5z'],
    ['#000', 'M0 8.500l4.5 3.500L0 15.500z'],
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type FlagName = keyof typeof flags;

export function isFlagName(currency: string): currency is FlagName {
  return Object.hasOwn(flags, currency);
}
