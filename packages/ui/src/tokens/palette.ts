/**
 * The colours of each theme as plain data, so that the contrast test reads the very values that ship.
 * Solid colours only (six-digit hex), except the scrim: a translucent colour has no contrast of its own.
 */
export interface Palette {
  surface: string;
  surfaceRaised: string;
  surfaceFloating: string;
  fill: string;
  thumb: string;
  ink: string;
  inkMuted: string;
  line: string;
  border: string;
  accent: string;
  onAccent: string;
  accentSoft: string;
  mark: string;
  onMark: string;
  caution: string;
  cautionSoft: string;
  critical: string;
  onCritical: string;
  criticalSoft: string;
  focus: string;
  skeleton: string;
  scrim: string;
  shadow: string;
  green: string;
  onGreen: string;
  greenSoft: string;
  red: string;
  onRed: string;
  redSoft: string;
  tint1: string;
  onTint1: string;
  tint2: string;
  onTint2: string;
  tint3: string;
  onTint3: string;
  tint4: string;
  onTint4: string;
  tint5: string;
  onTint5: string;
  tint6: string;
  onTint6: string;
  tint7: string;
  onTint7: string;
  tint8: string;
  onTint8: string;
}

export const light: Palette = {
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
  shadow: '0 8px 32px rgb(20 20 48 / 16%)',
  green: '#087443',
  onGreen: '#ffffff',
  greenSoft: '#e2f5eb',
  red: '#c02a26',
  onRed: '#ffffff',
  redSoft: '#fdeae9',
  tint1: '#e3e6fa',
  onTint1: '#2f3d9c',
  tint2: '#d6efed',
  onTint2: '#0b5a5c',
  tint3: '#fbecc8',
  onTint3: '#6b4700',
  tint4: '#fbe1ee',
  onTint4: '#8f1f5f',
  tint5: '#dcedfb',
  onTint5: '#0f4f82',
  tint6: '#e8eecd',
  onTint6: '#4a5410',
  tint7: '#eee2fb',
  onTint7: '#5f2c9b',
  tint8: '#f9e4d8',
  onTint8: '#843a12',
};

export const dark: Palette = {
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
  shadow: '0 8px 32px rgb(0 0 0 / 56%)',
  green: '#45d68f',
  onGreen: '#04200f',
  greenSoft: '#12301f',
  red: '#ff837c',
  onRed: '#2b0806',
  redSoft: '#3b1d1d',
  tint1: '#2a3160',
  onTint1: '#bac4ff',
  tint2: '#12413f',
  onTint2: '#86e0da',
  tint3: '#453613',
  onTint3: '#f6cf7a',
  tint4: '#4c1f38',
  onTint4: '#ffb0d6',
  tint5: '#17395a',
  onTint5: '#9fd0ff',
  tint6: '#353c14',
  onTint6: '#d3de8b',
  tint7: '#3a2560',
  onTint7: '#d5b8ff',
  tint8: '#4d2a17',
  onTint8: '#ffbd98',
};
