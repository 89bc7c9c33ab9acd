// A transaction that has done its work and not committed yet.

import type { Db } from '#server/platform/db/connect.ts'

type Held = {
  /** Settles when the work is done and its locks are held. */
  done: Promise<unknown>
  /** Commits, and settles afterwards. */
  commit(): Promise<unknown>
}

/** Runs `act` on a database whose transactions commit only when `commit` is called. */
export function holdTransaction(db: Db, act: (db: Db) => Promise<unknown>): Held {
  const commit = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const slow = new Proxy(db, {
    get(target, key) {
      // Bound: its methods reach private fields, which a stand-in does not have.
      if (key !== 'transaction')
        return (Reflect.get(target, key, target) as { bind?: (to: Db) => unknown }).bind?.(target)
      return () => ({
        execute: (run: (tx: never) => Promise<unknown>) =>
          target.transaction().execute(async (tx) => {
            const result = await run(tx as never)
            done.resolve()
            await commit.promise
            return result
          }),
      })
    },
  })
  const acting = act(slow)
  acting.catch(done.reject)
  return {
    done: done.promise,
    commit() {
      commit.resolve()
      return acting
    },
  }
}
