export { FolderInUse } from './folderLock.ts';
export { inMemory, openStore, type Db, type Store, type StoreSettings, type Trx } from './open.ts';
export type { AccountKind, Database, EntryReason, PositionType } from './schema.ts';
