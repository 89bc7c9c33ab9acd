// The number on the app's icon, where a system draws one. The counter on the screen is what counts.

type Badging = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

/** The number itself: the system knows how much room it has. */
export function showBadge(count: number): void {
  if (count === 0) return clearBadge()
  void (navigator as Badging).setAppBadge?.(count).catch(() => undefined)
}

export function clearBadge(): void {
  void (navigator as Badging).clearAppBadge?.().catch(() => undefined)
}
