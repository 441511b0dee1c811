/** Remembers the newest results; the oldest go first. */
export function memo<Key, Value>(make: (key: Key) => Value, size: number): (key: Key) => Value {
  const results = new Map<Key, Value>();
  return (key) => {
    const found = results.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    const [oldest] = results.keys();
    if (results.size >= size && oldest !== undefined) results.delete(oldest);
    results.set(key, made);
    return made;
  };
}
