import type { VisitorForm } from '../../harness/form.ts';

export const form = {
  at: '/login',
  route: 'POST /stock/user/login',
  submit: 'login.submit',
  filled: { phone: '5500000001', password: 'corro-demo' },
} as const satisfies VisitorForm;
