/**
 * A browser's store that lives as long as the test. With `room`, names and values may have as many
 * characters together; what would be more is refused as browsers do.
 */
export function createFakeStorage({ room = Infinity } = {}): Storage {
  const kept = new Map<string, string>();
  const size = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      const before = kept.get(key);
      const freed = before === undefined ? 0 : key.length + before.length;
      if (size() - freed + key.length + value.length > room) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
