/** What this device keeps under a name; null where that is nothing, and where there is no storage (private mode). */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The same for what was stored as JSON; null too for what can't be read. */
export function storedJson(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a text on this device, null nothing. Without storage it holds until the page closes, and no longer. */
export function store(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full, or not allowed: the page works with what it has in memory.
  }
}
