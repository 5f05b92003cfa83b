export { clearWrong, countWrong, isBlocked, type AttemptLimit } from './attempts.ts';
export { billOf, type BillEntry, type BillType } from './bill.ts';
export {
  addCustomer,
  customerById,
  customerByPhone,
  replaceCode,
  replacePassword,
  type Customer,
} from './customers.ts';
export { addFavourite, favouritesOf, isFavourite, removeFavourite } from './favourites.ts';
export { FolderInUse } from './folderLock.ts';
export { keepAnswer, readKey, takeKey, type KeyedCall, type KeyState } from './idempotency.ts';
export { cashOf, post } from './ledger.ts';
export { newsItem, newsPage, type NewsRow } from './news.ts';
export { orderNumber } from './numbers.ts';
export { inMemory, openStore, type Db, type Store, type StoreSettings, type Trx } from './open.ts';
export {
  addLot,
  addOrder,
  holdingsOf,
  lotOf,
  openLotsOf,
  ordersOf,
  takeLot,
  type LotRow,
  type OrderRow,
  type PageOf,
} from './orders.ts';
export type { EntryReason, PositionType } from './schema.ts';
export { addSession, endSessions, hasSession, type SessionKey } from './sessions.ts';
export { fromCents, fromMillionths, toCents, toMillionths } from './units.ts';
export { seedNews } from './seed/seedNews.ts';
export { isUntouched } from './retry.ts';
