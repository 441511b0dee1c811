import { useEffect, useState } from 'react';

const everyMs = 20_000;

/** The present moment, anew three times a minute: for what is told in minutes. @returns epoch milliseconds */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
