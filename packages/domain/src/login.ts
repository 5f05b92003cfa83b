import { plainText } from './plainText.ts';
import type { Problem } from './problem.ts';

export interface LoginInput {
  readonly phone: string;
  readonly password: string;
}

/** Checks that phone and password are filled in. */
export function checkLogin(input: LoginInput): Problem[] {
  const problems: Problem[] = [];
  if (plainText(input.phone) === '') problems.push({ code: 'phone-required', field: 'phone' });
  if (input.password === '') problems.push({ code: 'password-required', field: 'password' });
  return problems;
}

const secondsToMinute = 60;
const minutesToHour = 60;
const longestInMinutes = 120;

export interface TimeToWait {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/** Converts seconds to a waiting time, rounded up; in minutes up to two hours. */
export function timeToWait(seconds: number): TimeToWait {
  const minutes = Math.max(1, Math.ceil(seconds / secondsToMinute));
  return minutes <= longestInMinutes
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / minutesToHour) };
}
