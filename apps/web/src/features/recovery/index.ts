export { passkeyTexts } from './passkeyLines.ts';
export { SecureAccount } from './SecureSheet.tsx';
export { SessionRow } from './SessionRow.tsx';
