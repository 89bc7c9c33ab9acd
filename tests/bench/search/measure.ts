// Times of several ways to do the same thing, taken in turns, so that whatever else the machine does hits all alike.

/** In milliseconds, ascending. */
export type Times = readonly number[]

const at = (times: Times, part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]!
export const p50 = (times: Times): number => at(times, 0.5)
export const p95 = (times: Times): number => at(times, 0.95)

/** Runs every way once a round; `round` is its number. */
export async function inTurns<Name extends string>(
  rounds: number,
  ways: Record<Name, (round: number) => Promise<unknown>>,
): Promise<Record<Name, Times>> {
  const names = Object.keys(ways) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const start = performance.now()
      await ways[name](round)
      times[name].push(performance.now() - start)
    }
  }
  for (const name of names) times[name].sort((a, b) => a - b)
  return times
}

/** How often something was done in a second by clients that each go on for `seconds`. The first one that fails ends it. */
async function aSecond(seconds: number, clients: readonly (() => Promise<unknown>)[]): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1000
  let done = 0
  await Promise.all(
    clients.map(async (act) => {
      while (performance.now() < end) {
        await act()
        done += 1
      }
    }),
  )
  return done / ((performance.now() - start) / 1000)
}

/** The middle of some tries of each, taken in turns. */
export async function ratesInTurns<Name extends string>(
  tries: number,
  seconds: number,
  ways: Record<Name, readonly (() => Promise<unknown>)[]>,
): Promise<Record<Name, number>> {
  const names = Object.keys(ways) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let turn = 0; turn < tries; turn++)
    for (const name of names) rates[name].push(await aSecond(seconds, ways[name]))
  return Object.fromEntries(
    names.map((name) => [name, p50(rates[name].toSorted((a, b) => a - b))]),
  ) as Record<Name, number>
}
