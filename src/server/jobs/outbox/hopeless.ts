// A failure that trying again cannot mend: an address that does not exist, a message that is refused for ever.

/** Thrown by a handler to end its job at once; `cause` is what happened. */
export class Hopeless extends Error {
  constructor(cause: unknown) {
    super('hopeless', { cause })
  }
}
