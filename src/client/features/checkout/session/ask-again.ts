// How often a payment on its way is asked about.

/** For so long the page waits for a bank; then it says what to do. */
const patience = 60_000

/** A payment that was sent but that its provider knows nothing of is on its way for this long at most. */
const hope = 15_000

/** Takes whether the provider has the payment in its hands; gives for how long it is asked about, in milliseconds. */
export function askedFor(isProcessing: boolean): number {
  return isProcessing ? patience : hope
}

const eager = 10_000

/** Takes for how long it has been asked already; gives the pause before the next time, both in milliseconds. */
export function askAgainAfter(waited: number): number {
  return waited < eager ? 1_000 : 3_000
}
