/** A value that a guard has read. */
export interface CheckedValue {
  /** Place of the value: `context.order.count`, `event.code`. */
  readonly path: string;
  /** Text, number, truth value, null or undefined. */
  readonly value: unknown;
}

/**
 * Returns a copy of `value`. The copy calls `note` with each plain value that is read from the
 * copy. Instances of classes are returned as they are, and reads from them are not reported.
 */
export function watchReads<Value extends object>(
  value: Value,
  path: string,
  note: (checked: CheckedValue) => void,
): Value {
  // Watches a copy: the proxy of a frozen object may return only the values of that object, so it
  // could not return watched copies of inner objects.
  const copy: Value = Object.assign(Array.isArray(value) ? [] : {}, value);
  return new Proxy(copy, {
    get: (target, key, receiver) => {
      const inner: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof inner === 'function') return inner;
      const innerPath = `${path}.${key}`;
      if (isPlain(inner)) return watchReads(inner, innerPath, note);
      if (typeof inner !== 'object' || inner === null) note({ path: innerPath, value: inner });
      return inner;
    },
  });
}

/** Tells whether a value is a list or a plain object, even one of another window. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
