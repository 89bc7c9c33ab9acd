// Everybody at once, until told to stop: visitors of the public pages, people who read and staff who read everything that there is
// to read, and messages. Searches, bookings, uploads, sign-ins and payments are those of the other benches.

import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { endpoints } from '#contract/all.ts'
import { publicPages } from '#contract/pages.ts'
import { languages } from '#domain/language.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { addressOf, requestOf } from '#tests/support/call.ts'

export type Visited = Record<string, number>

const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
const wait = () => pause(20 + randomInt(60))
const one = <T>(list: readonly T[]): T => list[randomInt(list.length)]!

/** `sessions` are the cookies of a driver and of an admin. Returns what stops them and tells how often each status was answered. */
export function startVisitors(
  url: string,
  sessions: { driver: string; admin: string },
): { stop: () => Promise<Visited> } {
  const visited: Visited = {}
  const state = { isStopped: false }

  async function ask(
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<void> {
    const headers = {
      'x-forwarded-for': anAddress(),
      'accept-encoding': one(['br', 'gzip']),
      ...init.headers,
    }
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' }).catch(() => null)
    const isWhole = await response?.arrayBuffer().then(
      () => true,
      () => false,
    )
    const status = isWhole === false ? 'broken' : String(response?.status ?? 'none')
    visited[status] = (visited[status] ?? 0) + 1
    await wait()
  }

  const searchPage = () => {
    const from = addDays(dayOf(Date.now()), randomInt(3, 200))
    const trip = { pl: one(['douala-airport', 'yaounde-nsimalen-airport']), from: `${from}T10:00` }
    return `/search?${new URLSearchParams({ ...trip, to: `${addDays(from, randomInt(1, 9))}T10:00`, l: one(languages) })}`
  }
  const message = endpoints['sendEmail']!
  const reading = Object.values(endpoints).filter(({ method }) => method === 'GET')
  const acts: (() => Promise<void>)[] = [
    () => ask(`${one(publicPages)}?l=${one(languages)}`),
    () => ask(searchPage()),
    () => {
      const example = message.example(Date.now())
      const { payload, headers } = requestOf(message, example)
      return ask(addressOf(message, example), { method: 'POST', body: String(payload), headers })
    },
    ...(['driver', 'admin'] as const).map((who) => async () => {
      const endpoint = one(reading)
      const example = endpoint.example(Date.now())
      await ask(addressOf(endpoint, example), { headers: { cookie: sessions[who], ...example.headers } })
    }),
  ]
  const running = acts.map(async (act) => {
    while (!state.isStopped) await act()
  })
  return {
    async stop() {
      state.isStopped = true
      await Promise.all(running)
      return visited
    },
  }
}
