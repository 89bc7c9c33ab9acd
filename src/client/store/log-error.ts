// What broke, for whoever opens the browser's console.

const logged = new WeakSet<Error>()

/** Writes an error to the console, once: a screen asks what to say about it at each render. */
export function logError(error: unknown): void {
  if (!(error instanceof Error) || logged.has(error)) return
  logged.add(error)
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.error(error)
}
