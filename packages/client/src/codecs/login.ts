import { type Row, isRow } from './rows.ts';
import { text } from './text.ts';

/** Result of a login. */
export type LoggedIn = {
  /** Session token. */
  token: string;
  /** Device token, kept after logout; null where the upstream has none. */
  device: string | null;
};

/** Decodes the token, alone or in an object, and the optional device token. */
export function decodeLogin(data: unknown): LoggedIn {
  const { token: said, device: known }: Row = isRow(data) ? data : { token: data };
  const token = text.decode(isRow(said) ? said['token'] : said, 'login.token');
  return {
    token,
    device: typeof known === 'string' ? known : null,
  };
}
