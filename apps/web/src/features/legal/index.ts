export { legalTexts, legalTitle } from './legalTitles.ts';
export { OperatorText, type OperatorTextProps } from './OperatorText.tsx';
