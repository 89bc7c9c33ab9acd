// A failure that says itself when to try again.

/** Thrown by a handler whose work has to wait at least `pause` milliseconds; `cause` is what happened. */
export class Later extends Error {
  readonly pause: number
  constructor(pause: number, cause: unknown) {
    super('later', { cause })
    this.pause = pause
  }
}
