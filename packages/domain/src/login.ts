import type { Problem } from './problem.ts';

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

const secondsToMinute = 60;
const minutesToHour = 60;
/** Up to two hours are easier told in minutes. */
const longestInMinutes = 120;

/** How long to wait, as it is said. */
export interface TimeToWait {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/** Seconds that an upstream asks to wait, rounded up so that the wait is over then. */
export function timeToWait(seconds: number): TimeToWait {
  const minutes = Math.max(1, Math.ceil(seconds / secondsToMinute));
  return minutes <= longestInMinutes
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / minutesToHour) };
}
