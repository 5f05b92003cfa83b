/** A custom property as a value: `var(--corro-color-ink)`. */
export type ThemeVariable = `var(--${string})`;

/** Colours by what they mean. Words on a ground have 4.5 : 1, signs and edges 3 : 1; a brand keeps to it. */
export type ThemeColours = {
  /** The page. */
  surface: ThemeVariable;
  /** A card on the page. */
  surfaceRaised: ThemeVariable;
  /** What floats over the page: sheets, dialogs, toasts. */
  surfaceFloating: ThemeVariable;
  /** The ground of neutral controls: fields, quiet tracks, neutral buttons. */
  fill: ThemeVariable;
  /** What is chosen on a quiet track. */
  thumb: ThemeVariable;
  /** Words and figures. */
  ink: ThemeVariable;
  /** Words that step back. */
  inkMuted: ThemeVariable;
  /** Hairline between rows: decoration only, nothing depends on seeing it. */
  line: ThemeVariable;
  /** Edge between a control and its background: 3 : 1. */
  border: ThemeVariable;
  /** The brand's own: main buttons, links, what is chosen. */
  accent: ThemeVariable;
  /** Words on `accent`. */
  onAccent: ThemeVariable;
  /** A ground with a touch of `accent`. */
  accentSoft: ThemeVariable;
  /** The demo mark and highlights, always under `onMark`. */
  mark: ThemeVariable;
  /** Words on `mark`. */
  onMark: ThemeVariable;
  /** What rose: one of `green` and `red`, as the reader has chosen. A brand leaves this and the next five alone. */
  rise: ThemeVariable;
  /** Words on `rise`. */
  onRise: ThemeVariable;
  /** A ground with a touch of `rise`. */
  riseSoft: ThemeVariable;
  /** What fell. */
  fall: ThemeVariable;
  /** Words on `fall`. */
  onFall: ThemeVariable;
  /** A ground with a touch of `fall`. */
  fallSoft: ThemeVariable;
  /** Gain or loss in itself, before the reader says which. For themes: components take `rise` and `fall`. */
  green: ThemeVariable;
  /** Words on `green`. */
  onGreen: ThemeVariable;
  /** A ground with a touch of `green`. */
  greenSoft: ThemeVariable;
  /** The other of the two. */
  red: ThemeVariable;
  /** Words on `red`. */
  onRed: ThemeVariable;
  /** A ground with a touch of `red`. */
  redSoft: ThemeVariable;
  /** Words of a warning. */
  caution: ThemeVariable;
  /** The ground of a warning. */
  cautionSoft: ThemeVariable;
  /** What is wrong, or cannot be undone. */
  critical: ThemeVariable;
  /** Words on `critical`. */
  onCritical: ThemeVariable;
  /** The ground of what is wrong. */
  criticalSoft: ThemeVariable;
  /** The ring around what has the focus: 3 : 1 on every ground. */
  focus: ThemeVariable;
  /** The place of what is still to come. */
  skeleton: ThemeVariable;
  /** What dims the page below a sheet. Translucent. */
  scrim: ThemeVariable;
};

/** All that a theme decides and a component takes: every value by what it is for. */
export type Theme = {
  /** Named by meaning; which colour that is, the theme decides. */
  color: ThemeColours;
  /** Eight grounds that tell things of one kind apart, as `Avatar` does. They mean nothing. */
  tint: Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, ThemeVariable>;
  /** Words on the `tint` of the same number: 4.5 : 1. */
  onTint: Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, ThemeVariable>;
  /** A `box-shadow`, for what floats and for nothing else. */
  shadow: ThemeVariable;
  /** Distances, named by their px. */
  space: Record<0 | 4 | 8 | 12 | 16 | 24 | 32 | 48, ThemeVariable>;
  /** Corners: `small` of what lies inside, `medium` of cards and controls, `sheet`, and `pill`. */
  radius: Record<'small' | 'medium' | 'sheet' | 'pill', ThemeVariable>;
  /**
   * Type by its px at the usual text size, in rem; `row` is the least height of a list row, `target` the least side
   * of anything one taps, `column` the widest column of the app on a large screen.
   */
  size: Record<
    'text12' | 'text14' | 'text16' | 'text20' | 'text28' | 'text40' | 'row' | 'target' | 'column',
    ThemeVariable
  >;
  /** Of the type: `regular` and `strong`. */
  weight: Record<'regular' | 'strong', ThemeVariable>;
  /** `body` is a `font-family`; `hyphens` is for words that may stand longer than a line. */
  font: Record<'body' | 'hyphens', ThemeVariable>;
  /** `fast`, `normal` and `tint` are durations, 0 where reduced motion is asked for; `ease` is their course. */
  motion: Record<'fast' | 'normal' | 'tint' | 'ease', ThemeVariable>;
};
