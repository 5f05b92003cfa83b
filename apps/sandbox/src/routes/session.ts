import { z } from 'zod';
import { login } from '../rules/login.ts';
import { changePassword, resetPassword } from '../rules/passwords.ts';
import { register } from '../rules/register.ts';
import { setTransactionCode } from '../rules/setTransactionCode.ts';
import { deviceSecret, phone, secret, text, transactionCode } from './input.ts';
import { closed, open, type Route } from './route.ts';

const passwordChange = z.union([
  z.object({
    type: z.literal('transaction'),
    fund_code_new: transactionCode,
    is_first: z.unknown(),
    password: secret.optional(),
    fund_code: transactionCode.optional(),
  }),
  z.object({ type: z.undefined().optional(), password: secret, password_new: secret }),
]);

/** Of a challenge: some 700 characters. */
const solution = text(2048).optional();

/** Logging in, registering, passwords. */
export const sessionRoutes: readonly Route[] = [
  open(
    'POST',
    '/stock/user/login',
    z.object({ user: phone, password: secret, device: deviceSecret, challenge: solution }),
    (asked, { context, address, userAgent }) =>
      login(context, {
        phone: asked.user,
        password: asked.password,
        device: asked.device ?? null,
        solution: asked.challenge ?? null,
        address,
        userAgent,
      }),
  ),
  open(
    'POST',
    '/stock/user/reg',
    z.object({ user: phone, password: secret, code: text(64), challenge: solution }),
    ({ user, password, code, challenge = null }, { context, address }) =>
      register(context, {
        phone: user,
        password,
        invitation: code,
        solution: challenge,
        address,
      }),
  ),
  open(
    'POST',
    '/v2/user/forget',
    z.object({
      user: phone,
      password: transactionCode,
      new_password: secret,
      device: deviceSecret,
      challenge: solution,
    }),
    (asked, { context, address }) =>
      resetPassword(context, {
        phone: asked.user,
        code: asked.password,
        newPassword: asked.new_password,
        device: asked.device ?? null,
        solution: asked.challenge ?? null,
        address,
      }),
  ),
  closed('POST', '/stock/success/user/password/up', passwordChange, (input, { context, session }) =>
    input.type === 'transaction'
      ? setTransactionCode(context, session, {
          code: input.fund_code_new,
          isFirst: input.is_first !== false,
          password: input.password ?? null,
          currentCode: input.fund_code ?? null,
        })
      : changePassword(context, session, {
          password: input.password,
          newPassword: input.password_new,
        }),
  ),
];
