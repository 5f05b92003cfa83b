import type { Problem } from '../problem/index.ts';

export interface LoginInput {
  readonly phone: string;
  readonly password: string;
}

/** Checks that a login is filled in; whether it is right is for the server to say. */
export function checkLogin(input: LoginInput): Problem[] {
  const problems: Problem[] = [];
  if (input.phone.trim() === '') problems.push({ code: 'phone-required', field: 'phone' });
  if (input.password === '') problems.push({ code: 'password-required', field: 'password' });
  return problems;
}
