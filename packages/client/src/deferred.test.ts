import { expect, it, vi } from 'vitest';
import { deferred } from './deferred.ts';

const greeting = { greet: async (name: string) => `Hola, ${name}` };

it('loads with the first call, and passes on what is given and answered', async () => {
  const load = vi.fn(async () => greeting);
  const later = deferred(load);
  expect(load).not.toHaveBeenCalled();
  await expect(later.greet('Corro')).resolves.toBe('Hola, Corro');
});

it('rejects as the loading does, and tries again with the next call', async () => {
  const load = vi.fn(async () => greeting).mockRejectedValueOnce(new Error('gone'));
  const later = deferred(load);
  await expect(later.greet('Corro')).rejects.toThrow('gone');
  await expect(later.greet('Corro')).resolves.toBe('Hola, Corro');
});

it('can be awaited without being called', async () => {
  const load = vi.fn(async () => greeting);
  await expect(Promise.resolve(deferred(load))).resolves.toBeDefined();
  expect(load).not.toHaveBeenCalled();
});
