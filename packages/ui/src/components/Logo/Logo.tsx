import { glyph } from '../../private/Glyph.css.ts';

/**
 * The logo, inline: sharp at any size, in the first paint, without a request. Same drawing as the
 * page icon. Hidden from screen readers, because the name is beside it.
 */
export function Logo() {
  return (
    <svg className={glyph[32]} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#3040A0" />
      <path
        d="M21.5 11.2A7.2 7.2 0 1 0 21.5 20.8"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="22.5" cy="16" r="2.2" fill="#F2A900" />
    </svg>
  );
}
