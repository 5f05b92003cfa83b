// Generated from src/routes by `npm run generate -w @corro/sandbox`; do not edit.

export { accountRoutes } from '../account.ts';
export { cardRoutes } from '../cards.ts';
export { caseRoutes } from '../cases.ts';
export { favouriteRoutes } from '../favourites.ts';
export { fundRoutes } from '../funds.ts';
export { gainRoutes } from '../gains.ts';
export { identityRoutes } from '../identity.ts';
export { ipoRoutes } from '../ipo.ts';
export { loanRoutes } from '../loans.ts';
export { marketRoutes } from '../markets.ts';
export { messageRoutes } from '../messages.ts';
export { newsRoutes } from '../news.ts';
export { noticeRoutes } from '../notices.ts';
export { orderRoutes, offerRoutes } from '../orders.ts';
export { passkeyRoutes } from '../passkeys.ts';
export { quoteStreamRoutes } from '../quoteStream.ts';
export { rechargeRoutes } from '../recharges.ts';
export { recoveryRoutes } from '../recovery.ts';
export { sessionRoutes } from '../session.ts';
export { sessionListRoutes } from '../sessionList.ts';
export { statementRoutes } from '../statements.ts';
export { withdrawalRoutes } from '../withdrawals.ts';
