import type { IpoBook } from '../../store/index.ts';

/**
 * How many shares an application is allotted: all it asks for where there are enough for everybody,
 * else its part of what is offered, in whole shares, the fraction dropped. That may be none.
 */
export function shareOf(asked: bigint, { offered, demand, applied }: IpoBook): bigint {
  const wanted = demand + applied;
  return wanted <= offered ? asked : (asked * offered) / wanted;
}
