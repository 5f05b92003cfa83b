import { z } from 'zod';
import { login } from '../rules/login.ts';
import { changePassword, resetPassword } from '../rules/passwords.ts';
import { register } from '../rules/register.ts';
import { setTransactionCode } from '../rules/setTransactionCode.ts';
import { calls } from './__generated__/calls.ts';
import { shortText } from './input.ts';
import { signedInRoute, publicRoute, type Route } from '../http/route.ts';

const passwordChange = z.union([
  z.object({
    type: z.literal('transaction'),
    fund_code_new: shortText,
    is_first: z.unknown(),
    password: shortText.optional(),
    fund_code: shortText.optional(),
  }),
  z.object({ type: z.undefined().optional(), password: shortText, password_new: shortText }),
]);

export const sessionRoutes: readonly Route[] = [
  publicRoute(calls.login, (input, { context, address, userAgent }) =>
    login(context, {
      phone: input.user,
      password: input.password,
      device: input.device ?? null,
      solution: input.challenge ?? null,
      address,
      userAgent,
    }),
  ),
  publicRoute(calls.register, ({ user, password, code, challenge = null }, { context, address }) =>
    register(context, {
      phone: user,
      password,
      invitation: code,
      solution: challenge,
      address,
    }),
  ),
  publicRoute(calls.resetPassword, (input, { context, address }) =>
    resetPassword(context, {
      phone: input.user,
      code: input.password,
      newPassword: input.new_password,
      device: input.device ?? null,
      solution: input.challenge ?? null,
      address,
    }),
  ),
  signedInRoute({ ...calls.changePassword, input: passwordChange }, (input, { context, session }) =>
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
