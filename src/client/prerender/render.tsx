// Renders a public page with the components that hydrate it in the browser. Built for the server, which calls `render`.

import { I18nProvider } from '@lingui/react'
import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import type {
  PrerenderedPage,
  PrerenderedState,
  RenderPage,
  RenderRequest,
  ScreenSources,
} from '#contract/prerendered-page.ts'
import { inAddress, readSearchParams } from '#client/features/search/search-params.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { questionsFor, usualMinimumAge } from '#client/components/questions/questions.ts'
import { screenAt, type Screen } from '#client/layout/screens.ts'
import { parseSearch, stringifySearch } from '../search-string.ts'
import { createAppRouter } from '../router.tsx'
import { i18nIn } from './i18n-in.ts'
import { publicAnswers, searchAnswers } from './public-answers.ts'

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

/**
 * Many may run at once, and none waits for another: each has a router, a query client and a history of its own, all of them
 * share the texts of their language, which nobody changes, and React keeps apart what it renders. It cannot be done in one
 * go with `renderToString`: lazy blocks are rendered when their code is there. Nothing outlives it but what it returns.
 */
export const render: RenderPage = async (request) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  try {
    return await renderWith(queryClient, request)
  } finally {
    // What a loader asked for without need is given up.
    queryClient.clear()
  }
}

async function renderWith(
  queryClient: QueryClient,
  { path, search = '', language, ask }: RenderRequest,
): Promise<PrerenderedPage> {
  const i18n = await i18nIn(language)
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
