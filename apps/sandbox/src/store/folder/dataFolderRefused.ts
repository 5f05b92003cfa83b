/** Thrown when a data folder is not opened. The message says which folder, why, and what to do. */
export class DataFolderRefused extends Error {
  override name = 'DataFolderRefused';
}

const restore = 'Put a whole copy of the folder back, or move it away to start with an empty one.';

export function folderRefusal(
  folder: string,
  why: string,
  { cause, remedy = restore }: { cause?: unknown; remedy?: string } = {},
): DataFolderRefused {
  return new DataFolderRefused(
    `The data folder ${folder} was not opened: ${why}. Nothing in it was changed. ${remedy}`,
    { cause },
  );
}

const words: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read and write it',
  EPERM: 'this user may not read and write it',
  EROFS: 'it is on a file system that is read-only',
  ENOSPC: 'the disk is full',
  EFBIG: 'a file in it may not grow as large as it has to',
  EDQUOT: 'the disk space of this user is used up',
  ENOTDIR: 'there is a file where there should be a folder',
  EEXIST: 'there is a file where there should be a folder',
  EISDIR: 'there is a folder where there should be a file',
  ELOOP: 'a symbolic link in it leads to itself',
};

/** Describes an error as part of a sentence, in words for common file errors. */
export function reasonOf(error: unknown): string {
  const explanation = words[String(Object(error).code)];
  if (explanation !== undefined) return explanation;
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\.+\s*$/, '');
}
