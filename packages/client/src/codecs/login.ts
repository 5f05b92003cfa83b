import { type Row, isRow, toRow } from './rows.ts';
import { text } from './text.ts';

/** Tokens of a login. */
export type LoggedIn = {
  /** Session token. */
  token: string;
  /** Device token, sent with the next login; null where the upstream has none. */
  device: string | null;
};

/**
 * Decodes the session token and the optional device token. `data` is the session token, or an
 * object with a member `token` at the first or second level.
 */
export function decodeLogin(data: unknown): LoggedIn {
  const row: Row = toRow(data) ?? { token: data };
  const { device: deviceToken } = row;
  const tokenHolder = Object.values(row).find((member) => isRow(member) && 'token' in member);
  const token = text.decode(
    isRow(tokenHolder) ? tokenHolder['token'] : row['token'],
    'login.token',
  );
  return {
    token,
    device: typeof deviceToken === 'string' ? deviceToken : null,
  };
}
