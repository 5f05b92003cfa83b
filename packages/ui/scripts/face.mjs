/**
 * Makes the face of the design system out of Inter, and measures the fonts of systems so that they take its place
 * until it is there: `npm run generate -w @corro/ui` writes src/__generated__/.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Buffer as Run, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { leaveTabular } from './tabular.mjs';

const root = join(import.meta.dirname, '../../..');
const target = join(import.meta.dirname, '../src/__generated__');

/** Of the file as it is sent, in bytes. */
const mostBytes = 35_000;

/** The languages that are written in Latin letters; the system's own fonts write the others. */
const latin = ['de', 'en', 'es'];

const catalogues = latin.flatMap((locale) =>
  Object.values(readJson(join(root, `packages/messages/src/${locale}.json`))),
);

/** How often Spanish, the language most read, has each letter. In a fixed text, so that no new message changes a width. */
const sample =
  'Todo lo que compras y vendes se confirma antes de mover tu dinero: ves el precio, la comisión, el total y lo que te queda disponible. Si algo no sale bien, te decimos qué pasó y cómo seguir. Tu saldo, tus acciones y tus movimientos están siempre a la vista, con la hora del último precio.';

const inter = import.meta.resolve('inter-ui/variable/InterVariable.woff2');
const cut = await subsetFont(readFileSync(fileURLToPath(inter)), characters().join(''), {
  targetFormat: 'truetype',
  // The weights of the theme; letters as they are cut for small sizes.
  variationAxes: { wght: { min: 400, max: 600 }, opsz: 14 },
  // Pairs of letters, and figures of one width. Its figures are lining without a feature.
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  // Whose it is, and its licence, in the file itself.
  preserveNameIds: [0, 13, 14],
});
leaveTabular(
  cut,
  ['-', '*'].map((one) => new Font(new Face(new Blob(cut))).nominalGlyph(one.codePointAt(0))),
);
const face = await convert(cut, 'woff2');
if (face.length > mostBytes) {
  throw new Error(`The face has ${face.length} bytes, of ${mostBytes} at most.`);
}

mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'face.woff2'), face);
copyFileSync(
  fileURLToPath(import.meta.resolve('inter-ui/LICENSE.txt')),
  join(target, 'face.LICENSE.txt'),
);
writeFileSync(join(target, 'fallbackFaces.ts'), written(await fallbackFaces()));

/** Every character that may be read in the face: of messages, of signs in the code, of figures and dates, of names. */
function characters() {
  const code = globSync('{apps/{web,frame},packages/{ui,charts,domain}}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{test,stories,fixture}.*', '**/__generated__/**'],
  }).map((file) => readFileSync(join(root, file), 'utf8'));
  const escaped = code.flatMap((text) =>
    [...text.matchAll(/\\u\{?([\da-f]{4,5})\}?/gi)].map(([, hex]) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
  );
  const used = [...catalogues, ...code, ...escaped, ...formatted()].join('');
  // To U+024F: Latin-1, Extended-A and -B.
  const letters = Array.from({ length: 0x2_50 }, (_, point) => String.fromCodePoint(point));
  const isName = /[\p{Script=Latin}\p{ASCII}]|[\u00a0-\u00bf]/u;
  const isExtendedB = /[\u0180-\u0217\u021c-\u024f]/;
  const names = letters.filter((letter) => isName.test(letter) && !isExtendedB.test(letter));
  return [...new Set(Array.from(used).concat(names))].filter((one) => one >= ' ').toSorted();
}

/** What the formatters of each language put between figures, and around them. */
function formatted() {
  const evening = new Date('2026-12-31T23:59:59Z');
  return latin.flatMap((locale) =>
    [
      ['decimal', 'percent'].map((style) =>
        new Intl.NumberFormat(locale, { style }).format(-1_234_567.89),
      ),
      ['USD', 'MXN', 'EUR'].map((currency) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency }).format(-1_234_567.89),
      ),
      new Intl.NumberFormat(locale, { notation: 'compact' }).format(1_234_567),
      Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(
          new Date(Date.UTC(2026, month, month + 1, month * 2)),
        ),
      ),
      new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true }).formatRange(0, evening),
      new Intl.ListFormat(locale).format(['a', 'b', 'c']),
      ['second', 'hour', 'day'].map((unit) =>
        new Intl.RelativeTimeFormat(locale, { style: 'short' }).format(-3, unit),
      ),
    ].flat(),
  );
}

/** The fonts of systems that the face takes the place of: what a rule of CSS says of each weight. */
async function fallbackFaces() {
  const own = await open(inter);
  const arimo = await open(
    import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  );
  const arimoBold = await open(
    import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
  );
  const roboto = await open(
    import.meta.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
  );
  const systems = {
    // Windows. No package has Segoe UI, so its widths stand here: in em, of its twin in widths, Selawik.
    'Corro Segoe': [
      { local: ['Segoe UI'], weight: 400, letter: 0.4363, figure: 0.5391 },
      { local: ['Segoe UI Bold'], weight: 600, letter: 0.4644, figure: 0.5752 },
    ],
    // Android.
    'Corro Roboto': [
      { local: ['Roboto', 'Roboto-Regular'], weight: 400, ...widths(roboto, 400) },
      { local: ['Roboto Bold', 'Roboto-Bold'], weight: 600, ...widths(roboto, 700) },
    ],
    // Apple's systems and Linux. These three have the same widths, and so has Arimo, which is measured.
    'Corro Arial': [
      {
        local: ['Arial', 'Liberation Sans', 'NimbusSans-Regular'],
        weight: 400,
        ...widths(arimo),
      },
      {
        local: ['Arial Bold', 'Liberation Sans Bold', 'NimbusSans-Bold'],
        weight: 600,
        ...widths(arimoBold),
      },
    ],
  };
  return Object.fromEntries(
    Object.entries(systems).map(([family, weights]) => [
      family,
      weights.flatMap(({ local, weight, letter, figure }) => {
        const wanted = widths(own, weight);
        return [
          rule(own, { local, weight }, wanted.letter / letter),
          // All figures are of one width, so figures alone can be matched to the pixel.
          { ...rule(own, { local, weight }, wanted.figure / figure), unicodeRange: 'U+30-39' },
        ];
      }),
    ]),
  );
}

/** A rule that draws a font of the system in the width, and on the line, of the face. */
function rule({ font, upem }, { local, weight }, ratio) {
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    src: local.map((name) => `local("${name}")`).join(','),
    fontWeight: weight,
    sizeAdjust: percent(ratio),
    ascentOverride: percent(ascender / upem / ratio),
    descentOverride: percent(-descender / upem / ratio),
    lineGapOverride: percent(lineGap / upem / ratio),
  };
}

async function open(address) {
  const hbFace = new Face(
    new Blob(await convert(readFileSync(fileURLToPath(address)), 'truetype')),
  );
  return { font: new Font(hbFace), upem: hbFace.upem };
}

/** The mean width of a letter in Spanish, the language most read, and that of a figure; in em. */
function widths({ font, upem }, weight) {
  if (weight !== undefined) font.setVariations([Variation.fromString(`wght=${weight}`)]);
  const width = (text) => {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run, [Feature.fromString('tnum')]);
    return run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / upem;
  };
  return { letter: round(width(sample) / sample.length), figure: round(width('0')) };
}

function written(families) {
  return `// Generated by \`npm run generate -w @corro/ui\`. Do not edit.

/** The system's fonts, drawn as wide as the face: rules of CSS by the family that they make. */
export const fallbackFaces = ${JSON.stringify(families, null, 2)} as const;
`;
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function percent(value) {
  return `${Number((100 * value).toFixed(2))}%`;
}

function round(value) {
  return Number(value.toFixed(4));
}
