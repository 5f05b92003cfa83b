import './tokens/themes.css.ts';
import './tokens/base.css.ts';

// Tokens
export { vars } from './tokens/contract.css.ts';
export { applyAppearance, type Appearance } from './tokens/applyAppearance.ts';

// Overlay, data, state, frame of the app
