// Work on what this device keeps, one piece after the other: in this tab by waiting for the one before, across tabs by a
// lock, where the browser knows them.

/** Gives a function that runs what it is given in its turn. `name` is the lock's. */
export function turns(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const locked = () => (navigator.locks ? navigator.locks.request(name, work) : work())
    const mine = last.then(locked, locked)
    last = mine
    return mine as ReturnType<typeof work>
  }
}
