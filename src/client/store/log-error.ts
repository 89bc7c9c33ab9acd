// Logs an error to the browser's console.

export function logError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.error(error)
}
