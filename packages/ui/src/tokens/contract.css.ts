import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every value a component may use, as CSS variables with stable names (`--corro-color-ink`).
 * Colours are named by meaning; which colour that is, the theme decides (themes.css.ts).
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      surface: '',
      /** A card on the page. */
      surfaceRaised: '',
      /** What floats over the page: sheets, dialogs, toasts. */
      surfaceFloating: '',
      /** The ground of neutral controls: fields, quiet tracks, neutral buttons. */
      fill: '',
      /** What is chosen on a quiet track. */
      thumb: '',
      ink: '',
      inkMuted: '',
      /** Hairline between rows: decoration only, nothing depends on seeing it. */
      line: '',
      /** Edge that tells a control from its ground: 3 : 1. */
      border: '',
      accent: '',
      onAccent: '',
      accentSoft: '',
      /** Cempasúchil: the demo mark and highlights, always under `onMark`. */
      mark: '',
      onMark: '',
      rise: '',
      onRise: '',
      riseSoft: '',
      fall: '',
      onFall: '',
      fallSoft: '',
      caution: '',
      cautionSoft: '',
      critical: '',
      onCritical: '',
      criticalSoft: '',
      focus: '',
      skeleton: '',
      scrim: '',
    },
    /** For what floats, and for nothing else. */
    shadow: '',
    space: { 0: '', 4: '', 8: '', 12: '', 16: '', 24: '', 32: '', 48: '' },
    radius: { small: '', medium: '', sheet: '', pill: '' },
    size: {
      text12: '',
      text14: '',
      text16: '',
      text20: '',
      text28: '',
      text40: '',
      /** Least height of a list row. */
      row: '',
      /** Least side of anything one taps. */
      target: '',
      /** Widest column of the app on a large screen. */
      column: '',
    },
    weight: { regular: '', strong: '' },
    /** `hyphens` is for words that may stand longer than a line. */
    font: { body: '', hyphens: '' },
    /** Durations are 0 where reduced motion is asked for: use them and motion obeys by itself. */
    motion: { fast: '', normal: '', tint: '', ease: '' },
  },
  (_value, path) => `corro-${path.join('-')}`,
);
