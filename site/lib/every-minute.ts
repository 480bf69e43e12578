/**
 * Calls back now and in each new minute. It checks more often than once a minute, because timers stop while the
 * computer sleeps.
 * @returns A function that stops it.
 */
export function everyMinute(callback: (now: Date) => void): () => void {
  let shown: number | undefined;
  const ask = () => {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute === shown) return;
    shown = minute;
    callback(new Date(minute * 60_000));
  };
  ask();
  const timer = setInterval(ask, 5_000);
  return () => clearInterval(timer);
}
