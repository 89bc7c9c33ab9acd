// How often the status of a payment is polled.

/** For how long the page waits for a bank before it says what to do, in milliseconds. */
const processingLimit = 60_000

/** For how long a payment that its provider does not know is taken to be on its way, in milliseconds. */
const unknownLimit = 15_000

/** Takes whether the provider is processing the payment; gives for how long it is polled, in milliseconds. */
export function pollDuration(isProcessing: boolean): number {
  return isProcessing ? processingLimit : unknownLimit
}

const frequentPolling = 10_000

/** Takes for how long it has been polled already; gives the pause before the next request, both in milliseconds. */
export function pollInterval(waited: number): number {
  return waited < frequentPolling ? 1_000 : 3_000
}
