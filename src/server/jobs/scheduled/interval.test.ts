import { expect, test, vi } from 'vitest'
import { startInterval } from './interval.ts'

test('a job that fails does not stop the others, is reported by its code alone, and runs again', async () => {
  vi.useFakeTimers()
  const done: number[] = []
  const problems: string[] = []
  let now = 0
  const fail = async () => {
    throw Object.assign(new Error('amina@wouri.example is wrong'), { code: '23503' })
  }
  const work = async (at: number) => void done.push(at)
  const interval = startInterval({
    jobs: [
      { name: 'first', run: fail },
      { name: 'second', run: work },
    ],
    pause: 1000,
    now: () => now,
    onError: (problem) => void problems.push(problem),
  })
  await vi.advanceTimersByTimeAsync(0)
  now = 1000
  await vi.advanceTimersByTimeAsync(1000)
  expect([done, problems]).toEqual([
    [0, 1000],
    ['first: 23503', 'first: 23503'],
  ])
  await interval.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toEqual([0, 1000])
  vi.useRealTimers()
})

test('a run that takes longer than the pause is not begun a second time, and a stop waits for it', async () => {
  let finish = () => {}
  let begun = 0
  const run = async () => {
    begun += 1
    await new Promise<void>((resolve) => (finish = resolve))
  }
  const interval = startInterval({ jobs: [{ name: 'slow', run }], pause: 1, now: () => 0, onError: () => {} })
  await new Promise((resolve) => setTimeout(resolve, 20))
  let isStopped = false
  const stopping = interval.stop().then(() => (isStopped = true))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([begun, isStopped]).toEqual([1, false])
  finish()
  await stopping
})
