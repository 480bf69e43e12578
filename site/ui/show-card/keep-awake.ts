let lock: WakeLockSentinel | undefined;
let wanted = false;

/** Keeps the screen on, where the browser allows it, also after the page was out of sight. */
export async function keepAwake(): Promise<void> {
  wanted = true;
  try {
    const taken = await navigator.wakeLock.request('screen');
    if (wanted) lock = taken;
    else await taken.release();
  } catch {
    // Not offered, or refused as the battery is low: the screen goes out as it always does.
  }
}

/** Lets the screen go out again. */
export function letSleep(): void {
  wanted = false;
  void lock?.release().catch(() => undefined);
  lock = undefined;
}

document.addEventListener('visibilitychange', () => {
  // The browser takes it away from a page that is not in sight.
  if (wanted && document.visibilityState === 'visible') void keepAwake();
});
