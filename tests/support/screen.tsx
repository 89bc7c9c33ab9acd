// The whole app at an address, in a page without a browser: its router, session, catalogs and calls, put together as start.tsx
// does. For what a screen says and does; what only a browser has (layout, history, a worker, the network) is tested in one.

import { setMaxListeners } from 'node:events'
import { configure, fireEvent } from '@testing-library/dom'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import type { DetachedWindowAPI } from 'happy-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, vi } from 'vitest'
import { connectRouter, createAppRouter } from '#client/router.tsx'
import { takeMailedLink } from '#client/features/account/link/mailed-link.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { startLanguage, syncLanguageWithAccount } from '#client/i18n/language.ts'
import { startSession } from '#client/session/session.ts'
import { changeSession } from '#client/session/session-state.ts'
import { createQueryClient } from '#client/storage/create-query-client.ts'
import { toasts } from '#client/ui/Toast/toast.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import type { User } from '#contract/account/account.ts'
import { minute } from '#domain/rental/period.ts'
import { someRates, someSettings } from '#tests/fixtures/site.ts'

/** A body, a whole answer, or what makes one of a request; by method and path: `GET /api/settings`. */
export type Answers = Record<string, unknown>

// A whole app is rendered, on cores that may be busy with something else.
vi.setConfig({ testTimeout: 120_000 })
// Every app that is opened listens to other tabs.
setMaxListeners(0)
// The message of the library prints the whole page.
configure({ asyncUtilTimeout: 30_000, getElementError: (message) => new Error(message ?? 'not found') })
// Nothing here has a layout: nothing scrolls, and everything is near the screen from its first moment on.
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined
window.IntersectionObserver = class {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    queueMicrotask(() => this.#tell([{ isIntersecting: true, target } as never], this as never))
  }
  unobserve() {}
  disconnect() {}
} as never

syncLanguageWithAccount()

let opened = 0

const cleanups: (() => void)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) clean()
  // What this app would still keep must not be found by the next one.
  nextEpoch()
  await new Promise((resolve) => setTimeout(resolve))
  vi.useRealTimers()
  localStorage.clear()
  document.documentElement.lang = 'en'
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
})

type Opened = {
  router: ReturnType<typeof createAppRouter>
  /** What was asked so far, as the keys of the answers. */
  calls: string[]
  /** What is answered from here on. */
  answers: Answers
}

/** Somebody who signed in before on this device, and what the server says of them. */
export function signedIn(user: User): Answers {
  localStorage.setItem('bc-fe-user', JSON.stringify({ _id: user._id, language: user.language }))
  return {
    'POST /api/validate-access-token': new Response(null, { status: 200 }),
    [`GET /api/user/${user._id}`]: user,
    [`GET /api/notification-counter/${user._id}`]: { _id: user._id, user: user._id, count: 0 },
  }
}

const usual = (): Answers => ({ 'GET /api/settings': someSettings(), 'GET /api/rates': someRates() })

/** Opens an address on a phone of this width; what has no answer is not found. */
export async function openScreen(address: string, own: Answers = {}, width = 390): Promise<Opened> {
  const calls: string[] = []
  const answers = { ...usual(), ...own }
  // Minutes after the one before it: what is asked once a minute is asked by each.
  vi.useFakeTimers({
    toFake: ['Date'],
    shouldAdvanceTime: true,
    now: Date.now() + ++opened * 2 * minute,
  })
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const name = `${request.method} ${new URL(request.url).pathname}`
    calls.push(name)
    return answerOf(answers[name], request)
  })
  ;(window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width, height: 844 })
  window.history.replaceState(null, '', address)
  storeInMemory()
  openUserStore(null)
  changeSession({})
  takeMailedLink()
  await startLanguage()
  const queryClient = createQueryClient()
  await startSession(queryClient)
  const history = createBrowserHistory()
  const router = createAppRouter({ queryClient, history })
  connectRouter(router)
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  cleanups.push(() => {
    root.unmount()
    history.destroy()
    queryClient.clear()
    toasts.set([])
    element.remove()
  })
  return { router, calls, answers }
}

async function answerOf(answer: unknown, request: Request): Promise<Response> {
  const given: unknown = typeof answer === 'function' ? await answer(request) : answer
  if (given instanceof Response) return given.clone()
  if (given === undefined) return failure(404, 'not-found')
  return Response.json(given)
}

/** A refusal, as the server writes one. */
export const failure = (status: number, code: string) => Response.json({ code }, { status })

/** Types a whole value into a field. */
export const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

export const press = (element: HTMLElement) => fireEvent.click(element)
