// Scrolling on a slowed-down phone, and the tasks of the main thread meanwhile.

import type { CDPSession, Page } from '@playwright/test'

type TraceEvent = {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** A finger's speed: 40 pixels a frame, until the list ends. */
export async function glide(page: Page, step: number): Promise<void> {
  await page.evaluate(
    ([step, patience]) =>
      new Promise<void>((done) => {
        let last = -1
        let still = 0
        const move = () => {
          window.scrollBy(0, step!)
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still > patience!) done()
          else requestAnimationFrame(move)
        }
        requestAnimationFrame(move)
      }),
    [step, 120],
  )
}

/** The tasks of the main thread while it worked. */
export async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' })
  await work()
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await complete
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
}

/** The five longest, in words. */
export const longest = (milliseconds: number[]) =>
  milliseconds
    .toSorted((a, b) => b - a)
    .slice(0, 5)
    .map((each) => `${Math.round(each)} ms`)
    .join(', ')
