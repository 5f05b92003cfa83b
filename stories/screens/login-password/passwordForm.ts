import type { VisitorForm } from '../../harness/form.ts';

export const form = {
  at: '/settings/login-password',
  route: 'POST /stock/success/user/password/up',
  submit: 'password.save',
  filled: {
    currentPassword: 'corro-demo',
    newPassword: 'secret-2',
    confirmation: 'secret-2',
  },
} as const satisfies VisitorForm;
