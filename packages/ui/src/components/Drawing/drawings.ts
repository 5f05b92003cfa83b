/** Colour of a shape in the theme: filled, or as a line with round ends. */
export type ShapeLook =
  | 'accent'
  | 'mark'
  | 'paper'
  | 'quiet'
  | 'accentLine'
  | 'markLine'
  | 'onMarkLine'
  | 'inkLine';

type Shape = readonly [look: ShapeLook, path: string];

const box = (x: number, y: number, width: number, height: number, r = 4) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const coin = (x: number, y: number) =>
  `M${x - 20} ${y}v8c0 4 9 7 20 7s20-3 20-7v-8c0-4-9-7-20-7s-20 3-20 7z`;

const coinTop = (x: number, y: number) => `M${x - 14} ${y}c3 3 25 3 28 0`;

const stack = (x: number, base: number, count: number): readonly Shape[] =>
  Array.from({ length: count }, (_, at): Shape[] => [
    ['mark', coin(x, base - at * 10)],
    ['onMarkLine', coinTop(x, base + 7 - at * 10)],
  ]).flat();

const person = (x: number, y: number) => `${disc(x, y, 8)}M${x - 14} ${y + 28}c0-22 28-22 28 0z`;

const dollar = (x: number, y: number) =>
  `M${x + 9} ${y - 9}c-4-7-20-6-20 2s21 5 21 14-18 9-22 1M${x} ${y - 20}v40`;

const peso = (x: number, y: number) =>
  `M${x - 12} ${y + 14}v-28l12 18 12-18v28M${x - 17} ${y - 3}h34`;

const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [row, column] as const));

/** Name of a drawing: the product that it stands for. */
export type DrawingName = 'block' | 'ipo' | 'qip' | 'fund' | 'forex' | 'futures' | 'treasury';

/** Drawings in a box of 320 × 140, by name. Their shapes are painted in order. */
export const drawings: Readonly<Record<DrawingName, readonly Shape[]>> = {
  /** A large block of which one piece is taken out. */
  block: [
    ...cells.map(([row, column]): Shape => [
      row === 0 && column === 2 ? 'quiet' : 'accent',
      box(84 + column * 36, 20 + row * 36, 32, 32, 6),
    ]),
    ['inkLine', 'M200 36h18'],
    ['inkLine', 'M212 30l6 6-6 6'],
    ['mark', box(228, 20, 32, 32, 6)],
    ['onMarkLine', 'M236 36l6 6 11-12'],
    ['quiet', box(216, 96, 56, 8)],
    ['quiet', box(216, 112, 36, 8)],
  ],
  /** A company's first share certificate, and the start of its price line. */
  ipo: [
    ['quiet', box(64, 26, 112, 88, 8)],
    ['paper', box(74, 18, 112, 88, 8)],
    ['accent', box(88, 34, 60, 8)],
    ['quiet', box(88, 52, 84, 6, 3)],
    ['quiet', box(88, 66, 84, 6, 3)],
    ['quiet', box(88, 80, 44, 6, 3)],
    ['markLine', 'M158 92v24M168 92v24'],
    ['mark', disc(163, 88, 14)],
    ['onMarkLine', 'M157 88l5 5 8-10'],
    ['inkLine', 'M204 112h64'],
    ['accentLine', 'M208 98l16-16 12 8 26-38'],
    ['mark', disc(262, 52, 6)],
  ],
  /** A company that sells to a few, behind a closed door. */
  qip: [
    ['accent', 'M64 116V48l36-20 36 20v68z'],
    ['paper', 'M78 58h14v14H78zM108 58h14v14h-14zM78 82h14v14H78zM108 82h14v34h-14z'],
    ['inkLine', 'M148 80h36'],
    ['inkLine', 'M178 73l7 7-7 7'],
    ['mark', box(154, 44, 24, 20, 4)],
    ['inkLine', 'M159 44v-5a7 7 0 0 1 14 0v5'],
    ['accent', person(216, 74)],
    ['mark', person(252, 74)],
    ['accent', person(234, 44)],
  ],
  /** Savings that grow with the term. */
  fund: [
    ['quiet', box(60, 112, 200, 8)],
    ...stack(92, 97, 1),
    ...stack(140, 97, 3),
    ...stack(188, 97, 5),
    ['accentLine', 'M236 110V52'],
    ['accent', 'M236 76c-26 0-30-16-30-26 18 0 30 8 30 26z'],
    ['accent', 'M236 62c0-20 12-30 32-30 0 20-12 30-32 30z'],
  ],
  /** Dollars and pesos, exchanged both ways. */
  forex: [
    ['accent', disc(126, 70, 42)],
    ['mark', disc(194, 70, 42)],
    ['paper', disc(126, 70, 32)],
    ['accentLine', dollar(126, 70)],
    ['onMarkLine', peso(198, 70)],
    ['inkLine', 'M130 16h56M178 9l8 7-8 7'],
    ['inkLine', 'M190 124h-56M142 117l-8 7 8 7'],
  ],
  /** A barrel, sold today for delivery on a later day. */
  futures: [
    ['accent', 'M76 30c0-14 56-14 56 0v80c0 14-56 14-56 0z'],
    ['paper', 'M84 30c0-7 40-7 40 0s-40 7-40 0z'],
    ['inkLine', 'M76 58c6 8 50 8 56 0M76 86c6 8 50 8 56 0'],
    ['mark', 'M104 50c10 12 14 18 14 25a14 14 0 0 1-28 0c0-7 4-13 14-25z'],
    ['inkLine', 'M148 70h32'],
    ['inkLine', 'M174 63l7 7-7 7'],
    ['paper', box(196, 34, 72, 76, 8)],
    ['accent', 'M196 54v-12q0-8 8-8h56q8 0 8 8v12z'],
    ['inkLine', 'M214 28v12M250 28v12'],
    ['quiet', `${box(208, 64, 12, 10, 3)}${box(226, 64, 12, 10, 3)}${box(244, 64, 12, 10, 3)}`],
    ['quiet', `${box(208, 82, 12, 10, 3)}${box(244, 82, 12, 10, 3)}`],
    ['mark', disc(232, 88, 9)],
  ],
  /** A treasury that pays interest until it returns the money. */
  treasury: [
    ['accent', 'M56 50l52-30 52 30v8H56z'],
    ['accent', `${box(66, 64, 12, 38, 2)}${box(90, 64, 12, 38, 2)}`],
    ['accent', `${box(114, 64, 12, 38, 2)}${box(138, 64, 12, 38, 2)}`],
    ['accent', box(52, 106, 112, 10, 3)],
    ['mark', disc(108, 42, 7)],
    ['inkLine', 'M180 112h92M266 106l6 6-6 6'],
    ['mark', `${disc(194, 92, 7)}${disc(216, 92, 7)}${disc(238, 92, 7)}`],
    ['mark', disc(260, 76, 18)],
    ['onMarkLine', 'M252 76l6 6 11-13'],
  ],
};
