import { z } from 'zod';
import { secureAccount } from '../rules/recovery.ts';
import { calls } from './__generated__/calls.ts';
import { id } from './input.ts';
import { signedInRoute, type Route } from '../http/route.ts';

const securing = calls.secureAccount.input.extend({ passkeys: z.array(id).max(50) });

export const recoveryRoutes: readonly Route[] = [
  signedInRoute(
    { ...calls.secureAccount, input: securing },
    ({ password, passkeys }, { context, session }) =>
      secureAccount(context, session, { password, passkeyIds: passkeys }),
  ),
];
