// Pages do not wait for a database that hangs.

/** Milliseconds after which a page is given up, so that its reader gets the app's shell. */
const patience = 4000

/** Returns what the work gives; throws, and says what took too long, when it is not done after some milliseconds. */
export async function inTime<T>(work: Promise<T>, what: string, milliseconds = patience): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${what} took too long`)), milliseconds)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
