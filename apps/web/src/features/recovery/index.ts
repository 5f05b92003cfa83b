export { passkeyTexts } from './passkeyLines.ts';
export { SecureAccount } from './SecureAccount.tsx';
export { SessionRow } from './SessionRow.tsx';
