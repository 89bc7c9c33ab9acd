/** Tells the worker that the staff area is open: files that came before it was active it has not seen. */
export async function keepStaffArea(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin, only windows do
  registration?.active?.postMessage({ type: 'KEEP_STAFF' })
}
