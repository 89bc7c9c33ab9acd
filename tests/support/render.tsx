// Renders a part into the page of a test, with the texts in English, and takes it away after each test.

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
  type SearchMiddleware,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'
import { parseSearch, stringifySearch } from '#client/search-string.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})

/** Messages without a catalog show their source, which is English. */
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** Returns its container, and a function that renders something else in its place. */
export async function render(
  part: ReactNode,
): Promise<{ root: HTMLElement; update: (part: ReactNode) => Promise<void> }> {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const update = (next: ReactNode) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <I18nProvider i18n={i18n}>{next}</I18nProvider>
        </QueryClientProvider>,
      ),
    )
  cleanups.push(() => {
    act(() => root.unmount())
    element.remove()
  })
  await update(part)
  return { root: element, update }
}

export const press = (element: Element | null | undefined) =>
  act(async () => (element as HTMLElement).click())

/** Types a whole value, with the events that React listens to. */
export function type(input: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> {
  return act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export const pressKey = (element: Element, key: string) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })

type Address<S> = {
  validateSearch: (address: Record<string, unknown>) => S
  middleware?: SearchMiddleware<S>
}

/** A part as what the search's address shows. Returns it to be rendered, and the router, whose history says where it leads. */
export function onSearch<S extends object>(
  part: ReactNode,
  query: string,
  { validateSearch, middleware }: Address<S>,
): { screen: ReactNode; router: AnyRouter } {
  const root = createRootRoute({ staticData: { catalog: null } })
  const search = createRoute({
    getParentRoute: () => root,
    path: '/search',
    staticData: { catalog: 'search' },
    validateSearch,
    ...(middleware && { search: { middlewares: [middleware as never] } }),
    component: () => part,
  })
  const router = createRouter({
    routeTree: root.addChildren([search]),
    history: createMemoryHistory({ initialEntries: [`/search?${query}`] }),
    parseSearch,
    stringifySearch,
  })
  return { screen: <RouterProvider router={router as never} />, router: router as never }
}
