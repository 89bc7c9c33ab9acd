import { expect, test } from 'vitest'
import { turns } from './turns.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Works that have begun, to be ended one by one. */
function works(atOnce: number, waiting: number) {
  const inTurn = turns(atOnce, waiting)
  const begun: (() => void)[] = []
  return {
    begun,
    begin: () => inTurn(() => new Promise<void>((end) => begun.push(end))),
    async endAll() {
      for (await settled(); begun.length > 0; await settled()) begun.shift()!()
    },
  }
}

test.each([0, 1, 2, 3, 4, 5])(
  'one that comes %i turns after another has ended does not take the place of who waits',
  async (turn) => {
    const { begun, begin, endAll } = works(4, 50)
    const all = Array.from({ length: 5 }, begin)
    expect(begun).toHaveLength(4)
    begun.shift()!()
    for (let passed = 0; passed < turn; passed++) await Promise.resolve()
    all.push(begin())
    await settled()
    expect(begun).toHaveLength(4)
    await endAll()
    await Promise.all(all)
  },
)

test('one more than may wait is asked to come back', async () => {
  const { begin, endAll } = works(4, 50)
  const all = Array.from({ length: 54 }, begin)
  await expect(begin()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await endAll()
  await Promise.all(all)
})
