import { type Row, isRow } from './rows.ts';
import { text } from './text.ts';

/** What a login answers. */
export type LoggedIn = {
  /** Of the session that has begun. */
  token: string;
  /** Kept beyond logging out; null where the upstream knows none. */
  device: string | null;
};

/** Reads the token, by itself or in an object, and the device where there is one. */
export function decodeLogin(data: unknown): LoggedIn {
  const { token: said, device: known }: Row = isRow(data) ? data : { token: data };
  const token = text.decode(isRow(said) ? said['token'] : said, 'login.token');
  return {
    token,
    device: typeof known === 'string' ? known : null,
  };
}
