import type { VisitorForm } from '../form.ts';

export const form = {
  at: '/register',
  route: 'POST /stock/user/reg',
  submit: 'register.submit',
  filled: {
    phone: '5500000002',
    password: 'secret-1',
    confirmation: 'secret-1',
    invitation: 'CORRO',
  },
} as const satisfies VisitorForm;
