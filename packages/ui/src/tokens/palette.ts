import type { Theme, ThemeColours } from './theme.ts';

/** Colours that the price setting maps to green and red. */
type PriceColour = 'rise' | 'onRise' | 'riseSoft' | 'fall' | 'onFall' | 'fallSoft';

/**
 * The colours of a theme as plain data, so that the contrast test reads the values that ship.
 * Six-digit hex, except the scrim, which is translucent: its contrast depends on what is below, so
 * it is not tested.
 */
export interface Palette {
  color: Record<Exclude<keyof ThemeColours, PriceColour>, string>;
  tint: Record<keyof Theme['tint'], string>;
  onTint: Record<keyof Theme['onTint'], string>;
  shadow: string;
}

export const light: Palette = {
  color: {
    surface: '#ffffff',
    surfaceRaised: '#f6f6f9',
    surfaceFloating: '#ffffff',
    fill: '#eeeef3',
    thumb: '#ffffff',
    ink: '#14141f',
    inkMuted: '#5a5a6a',
    line: '#e3e3ea',
    border: '#85858f',
    accent: '#3040a0',
    onAccent: '#ffffff',
    accentSoft: '#eaecfa',
    mark: '#f2a900',
    onMark: '#14141f',
    caution: '#7a5200',
    cautionSoft: '#fff3d6',
    critical: '#b3201f',
    onCritical: '#ffffff',
    criticalSoft: '#fdeceb',
    focus: '#3040a0',
    skeleton: '#e9e9ef',
    scrim: 'rgb(12 12 24 / 48%)',
    green: '#087443',
    onGreen: '#ffffff',
    greenSoft: '#e2f5eb',
    red: '#c02a26',
    onRed: '#ffffff',
    redSoft: '#fdeae9',
  },
  tint: {
    1: '#e3e6fa',
    2: '#d6efed',
    3: '#fbecc8',
    4: '#fbe1ee',
    5: '#dcedfb',
    6: '#e8eecd',
    7: '#eee2fb',
    8: '#f9e4d8',
  },
  onTint: {
    1: '#2f3d9c',
    2: '#0b5a5c',
    3: '#6b4700',
    4: '#8f1f5f',
    5: '#0f4f82',
    6: '#4a5410',
    7: '#5f2c9b',
    8: '#843a12',
  },
  shadow: '0 8px 32px rgb(20 20 48 / 16%)',
};

export const dark: Palette = {
  color: {
    surface: '#0e0e14',
    surfaceRaised: '#181820',
    surfaceFloating: '#1e1e28',
    fill: '#292935',
    thumb: '#454556',
    ink: '#f4f4f8',
    inkMuted: '#a9a9b8',
    line: '#2b2b37',
    border: '#777787',
    accent: '#9daaff',
    onAccent: '#12142b',
    accentSoft: '#23284a',
    mark: '#f2a900',
    onMark: '#14141f',
    caution: '#ffc861',
    cautionSoft: '#362b12',
    critical: '#ff8f88',
    onCritical: '#2b0806',
    criticalSoft: '#3d1c1c',
    focus: '#c3cbff',
    skeleton: '#262631',
    scrim: 'rgb(0 0 0 / 64%)',
    green: '#45d68f',
    onGreen: '#04200f',
    greenSoft: '#12301f',
    red: '#ff837c',
    onRed: '#2b0806',
    redSoft: '#3b1d1d',
  },
  tint: {
    1: '#2a3160',
    2: '#12413f',
    3: '#453613',
    4: '#4c1f38',
    5: '#17395a',
    6: '#353c14',
    7: '#3a2560',
    8: '#4d2a17',
  },
  onTint: {
    1: '#bac4ff',
    2: '#86e0da',
    3: '#f6cf7a',
    4: '#ffb0d6',
    5: '#9fd0ff',
    6: '#d3de8b',
    7: '#d5b8ff',
    8: '#ffbd98',
  },
  shadow: '0 8px 32px rgb(0 0 0 / 56%)',
};
