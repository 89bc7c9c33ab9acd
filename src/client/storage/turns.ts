// Work on what this device keeps, one piece after the other: in this tab by waiting for the one before, across tabs by a
// lock, where the browser knows them.

/** Returns a function that runs what it is given in its turn. `name` is the lock's. */
export function turns(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const locked = () => locking(name, work)
    const mine = last.then(locked, locked)
    last = mine
    return mine
  }
}

/** Where storage is blocked the browser gives no locks either; the work is done all the same, and once. */
async function locking<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  let hasBegun = false
  try {
    return (await navigator.locks.request(name, () => {
      hasBegun = true
      return work()
    })) as T
  } catch (error) {
    if (hasBegun) throw error
    return work()
  }
}
