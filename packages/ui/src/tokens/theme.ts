/** A custom property as a value: `var(--corro-color-ink)`. */
export type ThemeVariable = `var(--${string})`;

/** Colours by meaning. Text needs 4.5 : 1, signs and edges 3 : 1; brands must comply. */
export type ThemeColours = {
  /** Background of the page. */
  surface: ThemeVariable;
  /** Background of cards. */
  surfaceRaised: ThemeVariable;
  /** Background of sheets, dialogs and toasts. */
  surfaceFloating: ThemeVariable;
  /** Background of fields, tracks and neutral buttons. */
  fill: ThemeVariable;
  /** Chosen segment of a track. */
  thumb: ThemeVariable;
  /** Text. */
  ink: ThemeVariable;
  /** Muted text. */
  inkMuted: ThemeVariable;
  /** Decorative hairlines. */
  line: ThemeVariable;
  /** Edge of controls: 3 : 1. */
  border: ThemeVariable;
  /** Brand colour of main buttons, links and choices. */
  accent: ThemeVariable;
  /** Text on `accent`. */
  onAccent: ThemeVariable;
  /** Background tinted with `accent`. */
  accentSoft: ThemeVariable;
  /** Background of the demo mark and of highlights. */
  mark: ThemeVariable;
  /** Text on `mark`. */
  onMark: ThemeVariable;
  /**
   * Rising prices: `green` or `red` by the reader's choice. Therefore brands set neither this
   * colour nor the next five.
   */
  rise: ThemeVariable;
  /** Text on `rise`. */
  onRise: ThemeVariable;
  /** Background tinted with `rise`. */
  riseSoft: ThemeVariable;
  /** Falling prices. */
  fall: ThemeVariable;
  /** Text on `fall`. */
  onFall: ThemeVariable;
  /** Background tinted with `fall`. */
  fallSoft: ThemeVariable;
  /** Success. Also mapped to `rise` or `fall`, which prices use, by the reader's choice. */
  green: ThemeVariable;
  /** Text on `green`. */
  onGreen: ThemeVariable;
  /** Background tinted with `green`. */
  greenSoft: ThemeVariable;
  /** Counterpart of `green`. */
  red: ThemeVariable;
  /** Text on `red`. */
  onRed: ThemeVariable;
  /** Background tinted with `red`. */
  redSoft: ThemeVariable;
  /** Text of warnings. */
  caution: ThemeVariable;
  /** Background of warnings. */
  cautionSoft: ThemeVariable;
  /** Errors and destructive actions. */
  critical: ThemeVariable;
  /** Text on `critical`. */
  onCritical: ThemeVariable;
  /** Background of errors. */
  criticalSoft: ThemeVariable;
  /** Focus ring: 3 : 1 on every background. */
  focus: ThemeVariable;
  /** Skeletons of loading content. */
  skeleton: ThemeVariable;
  /** Translucent scrim below sheets. */
  scrim: ThemeVariable;
};

/** All values of a theme. */
export type Theme = {
  /** Named by meaning. */
  color: ThemeColours;
  /** Eight backgrounds that distinguish things of one kind, as in `Avatar`. They have no meaning. */
  tint: Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, ThemeVariable>;
  /** Text on the `tint` of the same number: 4.5 : 1. */
  onTint: Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, ThemeVariable>;
  /** A `box-shadow` for floating elements only. */
  shadow: ThemeVariable;
  /** Distances by px. */
  space: Record<0 | 4 | 8 | 12 | 16 | 24 | 32 | 48, ThemeVariable>;
  /** Corners: `small` inside cards, `medium` for cards and controls. */
  radius: Record<'small' | 'medium' | 'sheet' | 'pill', ThemeVariable>;
  /**
   * Text sizes by px at the usual text size, in rem; `row`: least height of a list row, `target`:
   * least side of a touch target, `column`: greatest width of the app's column.
   */
  size: Record<
    'text12' | 'text14' | 'text16' | 'text20' | 'text28' | 'text40' | 'row' | 'target' | 'column',
    ThemeVariable
  >;
  /** Font weights. */
  weight: Record<'regular' | 'strong', ThemeVariable>;
  /** `body` is a `font-family`; `hyphens` applies to long words. */
  font: Record<'body' | 'hyphens', ThemeVariable>;
  /** `fast`, `normal` and `tint` are durations, 0 with reduced motion; `ease` is a timing function. */
  motion: Record<'fast' | 'normal' | 'tint' | 'ease', ThemeVariable>;
};
