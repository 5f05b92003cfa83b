import { style } from '@vanilla-extract/css';

export const logo = style({ display: 'block', width: '3rem', height: '3rem' });
