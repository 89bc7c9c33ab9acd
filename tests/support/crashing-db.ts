import type { Db } from '#server/platform/db/connect.ts'

class Crash extends Error {}

/** A database whose transactions sometimes end with the process: everything in them is undone. */
export function crashing(db: Db, random: () => number, onCrash: () => void): Db {
  return new Proxy(db, {
    get(target, key) {
      // Bound: its methods reach private fields, which a stand-in does not have.
      if (key !== 'transaction')
        return (Reflect.get(target, key, target) as { bind?: (to: Db) => unknown }).bind?.(target)
      return () => ({
        execute: (run: (tx: never) => Promise<unknown>) =>
          target.transaction().execute(async (tx) => {
            const result = await run(tx as never)
            if (random() < 0.15) {
              onCrash()
              throw new Crash('the process ended')
            }
            return result
          }),
      })
    },
  })
}
