// Renders a public page with the components that hydrate it in the browser. Built for the server, which calls `render`.

import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import type {
  RenderPage,
  ScreenSources,
  PrerenderedState,
  RenderRequest,
} from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import { messagesIn } from '#client/i18n/catalogs.ts'
import { inAddress, readSearchParams } from '#client/features/search/search-params.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { questionsFor, usualMinimumAge } from '#client/components/questions/questions.ts'
import { screenAt, type Screen } from '#client/layout/screens.ts'
import { parseSearch, stringifySearch } from '../search-string.ts'
import { createAppRouter } from '../router.tsx'
import { publicAnswers, searchAnswers } from './public-answers.ts'

/** Titles and descriptions of the routes, which no browser needs. */
const headMessages: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../../locales/en.heads.po'),
  fr: () => import('../../../locales/fr.heads.po'),
  es: () => import('../../../locales/es.heads.po'),
}

/** One after the other: the active language is global to the process. */
let previous: Promise<unknown> = Promise.resolve()

export const render: RenderPage = (request) => {
  const rendered = previous.then(() => renderNow(request))
  previous = rendered.catch(() => undefined)
  return rendered
}

/** In the canonical form of the screen: the router would redirect from any other. */
function paramsOf(path: string, search: string) {
  return path === '/search' ? readSearchParams(parseSearch(search)) : null
}

function sourcesOf(path: string, { catalog, blocks = [] }: Screen): ScreenSources {
  return {
    route: path === '/' ? null : `src/client/routes${path}.tsx`,
    blocks: blocks.map((file) => `src/client/features/${file}`),
    catalogs: catalog === null ? [] : [catalog],
  }
}

/** The page of a list that an address names. */
const pageIn = (search: string) => Number(new URLSearchParams(search).get('page') ?? 1)

async function renderNow({ path, search = '', language, ask }: RenderRequest) {
  i18n.loadAndActivate({
    locale: language,
    messages: { ...(await headMessages[language]()).messages, ...(await messagesIn(language)) },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const params = paramsOf(path, search)
  const address = path + (params ? stringifySearch(inAddress(params)) : search)
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [address] }) })
  const screen = screenAt(router, path)
  const { title, description } = screen.head!
  const shown = params
    ? await searchAnswers(queryClient, screen, params, ask)
    : await publicAnswers(queryClient, screen, ask, pageIn(search))
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
    // Sent in pieces it would need an inline script that puts them together.
    { progressiveChunkSize: Infinity },
  )
  const body = (await new Response(prelude).text())
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    // The content policy stops styles in attributes; the app sets them once it is hydrated.
    .replaceAll(/ style="[^"]*"/g, '')
  const queries = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryKey }) => shown.includes(String(queryKey[0])),
  })
  const minimumAge =
    queryClient.getQueryData(settingsQueries.current().queryKey)?.minimumAge ?? usualMinimumAge
  // Its timers would keep the process alive, and the next rendering requests its answers again.
  queryClient.clear()
  const state: PrerenderedState = { language, at: Date.now(), queries }
  return {
    title: i18n._(title),
    description: i18n._(description),
    body,
    state: JSON.stringify(state),
    screen: sourcesOf(path, screen),
    hasCars: shown.includes('cars'),
    questions:
      path === '/faq'
        ? questionsFor(minimumAge).map(({ question, answer }) => ({
            question: i18n._(question),
            answer: answer.map((part) => i18n._(part)).join(' '),
          }))
        : [],
  }
}
