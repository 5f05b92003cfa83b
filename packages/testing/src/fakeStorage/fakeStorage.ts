/** An in-memory `Storage`. Beyond `room` characters of names and values it throws like a browser. */
export function createFakeStorage({ room = Infinity } = {}): Storage {
  const stored = new Map<string, string>();
  const size = () => [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return stored.size;
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      const before = stored.get(key);
      const freed = before === undefined ? 0 : key.length + before.length;
      if (size() - freed + key.length + value.length > room) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      stored.set(key, value);
    },
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}
