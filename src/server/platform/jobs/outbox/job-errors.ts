// Errors with which a handler decides whether the outbox tries again.

/** Ends the job at once: an address that does not exist, a message that is refused for ever. `cause` is what happened. */
export class PermanentError extends Error {
  constructor(cause: unknown) {
    super('permanent', { cause })
  }
}

/** Puts the job off for at least `pause` milliseconds; `cause` is what happened. */
export class RetryLaterError extends Error {
  readonly pause: number
  constructor(pause: number, cause: unknown) {
    super('retry later', { cause })
    this.pause = pause
  }
}
