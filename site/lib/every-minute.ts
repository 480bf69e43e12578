/**
 * Calls back now, and again in each new minute. It asks more often than the minute changes: timers sleep with the
 * computer.
 * @returns Ends it.
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
