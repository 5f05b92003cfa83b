export {
  blockedMs,
  countsOf,
  dropOldAttempts,
  reserveTry,
  returnTry,
  type AttemptCount,
  type AttemptLimit,
  type ReservedTry,
} from './attempts.ts';
export { audit, auditLedger, type LedgerAudit } from './audit.ts';
export { type BillEntry, billMonths, type BillMonth, billOf } from './bill.ts';
export {
  addCard,
  cardOf,
  cardsOf,
  changeCard,
  deleteCard,
  type CardFields,
  type CardRow,
} from './cards.ts';
export {
  addCase,
  type CaseRow,
  casesOf,
  closeCase,
  holdOpenCase,
  markCasesAnswered,
  reopenCase,
} from './cases.ts';
export { reopenAccount } from './closedAccounts.ts';
export { returnCredit, takeCredit } from './creditLines.ts';
export {
  addCustomer,
  customerById,
  customerByPhone,
  holdCustomer,
  holdWithdrawals,
  isKnownDevice,
  replaceCode,
  replacePassword,
  type Customer,
} from './customers.ts';
export {
  addJob,
  dropJob,
  dropToldJob,
  dueJobsOf,
  jobRow,
  hasJob,
  takeJob,
  type Job,
} from './jobs.ts';
export { addFavourite, favouritesOf, isFavourite, removeFavourite } from './favourites.ts';
export { FolderInUse } from './folder/folderLock.ts';
export { inMemory } from './embeddedProtocol.ts';
export {
  cancelledApplication,
  ipoApplicationNumbered,
  ipoApplicationOf,
  ipoApplicationsOf,
  settleIpoApplication,
  type IpoApplicationRow,
} from './ipoApplications.ts';
export { closedBook, holdBook, holdOpenBook, type IpoBook } from './ipoBooks.ts';
export { activeFundOrder, endFundOrder, fundOrdersOf, type FundOrderRow } from './fundOrders.ts';
export { closeFund, fundSalesOf, returnFund, takeFund } from './fundSales.ts';
export { KeyInUse, replaceAnswer, takeKey, type KeyedCall, type KnownKey } from './idempotency.ts';
export {
  gainRowsOf,
  gainYearsOf,
  instrumentGainsOf,
  type GainRow,
  type GainSums,
  type GainYearRow,
  type InstrumentGainRow,
} from './gains.ts';
export { cashOf, claimRow, holdCash, post, type RowOf } from './ledger.ts';
export { takeLease } from './leases.ts';
export {
  addLoan,
  borrowingOf,
  changeLoan,
  loanIn,
  loanOf,
  loansOf,
  type LoanRow,
} from './loans.ts';
export { addLot, claimSale, lotOf, openLotsOf, type LotRow } from './lots.ts';
export { addMessage, messagesOf, unreadOf, type MessageRow } from './messages.ts';
export { missingMigrations } from './migrate.ts';
export { type Moved, type Movements, movementsOf, ownKinds, type Traded } from './movements.ts';
export {
  addNotice,
  markNoticesRead,
  noticesOf,
  type NoticeRow,
  unreadNoticesOf,
} from './notices.ts';
export { newsItem, newsPage, type NewsRow, seedNews } from './news.ts';
export { caseNumber, orderNumber } from './numbers.ts';
export { operationOf } from './operations.ts';
export { overviewOf, type Overview } from './overview.ts';
export { openStore, type Store, type StoreSettings, type Tables, type Trx } from './open.ts';
export { addOrder, ordersOf, type ListedOrderRow } from './orders.ts';
export type { PageOf } from './page.ts';
export {
  addRecharge,
  endRecharge,
  pendingRecharge,
  rechargeOf,
  rechargesOf,
  setRechargeEnd,
  type RechargeRow,
} from './recharges.ts';
export { addPasskeyChallenge, takePasskeyChallenge } from './passkeyChallenges.ts';
export {
  addPasskey,
  markPasskeyUsed,
  passkeyByCredential,
  type PasskeyRow,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from './passkeys.ts';
export { addPhoto, holdPhotos, markPhotos, photoOf } from './photos.ts';
export type { DeviceWords, EntryReason, JobKind, PasskeyPurpose } from './columnTypes.ts';
export {
  deviceWordsOf,
  endOtherSessions,
  endOwnSession,
  endSession,
  endSessions,
  type SessionRow,
  sessionsOf,
} from './sessionList.ts';
export {
  addSession,
  type FoundSession,
  openSession,
  type OpenSession,
  sessionId,
  type SessionKey,
  usedEveryMs,
} from './sessions.ts';
export { dropEndedSessions, latelyEnded } from './endedSessions.ts';
export { signingKey } from './signingKeys.ts';
export {
  endWithdrawal,
  pendingWithdrawal,
  withdrawalOf,
  withdrawalsOf,
  type WithdrawalRow,
} from './withdrawals.ts';
export { CallOver, CommitUnknown, isSafeToRefuse } from './faults.ts';
export { callLimitMs, CallScope, inScope } from './callScope.ts';
export type { Clock } from './databaseClock.ts';
export { fromCents, fromMillionths, toCents, toMillionths } from './units.ts';
export {
  addVerification,
  replaceVerification,
  setVerificationStatus,
  verificationOf,
  type VerificationRow,
} from './verifications.ts';
