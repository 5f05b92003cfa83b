/** A value that a guard has read. */
export interface CheckedValue {
  /** Place of the value: `context.order.count`, `event.code`. */
  readonly path: string;
  /** Text, number, truth value, null or undefined. */
  readonly value: unknown;
}

/**
 * Passes a value to `read`, and collects the plain values that `read` takes from inside it. Objects of
 * classes are passed as they are.
 */
export function watchReads<Value extends object>(
  value: Value,
  path: string,
  note: (checked: CheckedValue) => void,
): Value {
  // A copy, because a proxy must not change what a frozen object returns.
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

/** A list, or an object without a class; also one of another window. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
