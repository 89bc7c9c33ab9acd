// How often a payment on its way is asked about.

/** For so long the page waits for a bank; then it says what to do. */
const processingLimit = 60_000

/** A payment that was sent but that its provider knows nothing of is on its way for this long at most. */
const unknownLimit = 15_000

/** Takes whether the provider has the payment in its hands; gives for how long it is asked about, in milliseconds. */
export function pollDuration(isProcessing: boolean): number {
  return isProcessing ? processingLimit : unknownLimit
}

const frequentPolling = 10_000

/** Takes for how long it has been asked already; gives the pause before the next time, both in milliseconds. */
export function pollInterval(waited: number): number {
  return waited < frequentPolling ? 1_000 : 3_000
}
