// Draws a public page ahead, with the components that will take it over. Built for the server, which calls `draw`.

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import * as v from 'valibot'
import { prerender } from 'react-dom/static'
import type { Draw, DrawnScreen, DrawnState, DrawRequest } from '#contract/drawn-page.ts'
import { messagesIn } from '#client/i18n/catalogs.ts'
import { SearchParams } from '#client/features/search/search-params.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { questionsFor, usualMinimumAge } from '#client/components/questions/questions.ts'
import { parseSearch, stringifySearch } from '../search-string.ts'
import { createAppRouter } from '../router.tsx'
import { headOf, headMessages } from './heads.ts'
import { publicAnswers, searchAnswers } from './public-answers.ts'

/** One after the other: the language is one for the whole process. */
let turn: Promise<unknown> = Promise.resolve()

export const draw: Draw = (request) => {
  const drawn = turn.then(() => drawNow(request))
  turn = drawn.catch(() => undefined)
  return drawn
}

/** As the screen itself reads and writes them: any other address the router would correct. */
function paramsOf(path: string, search: string) {
  return path === '/search' ? v.parse(SearchParams, parseSearch(search)) : null
}

function screenOf(path: string): DrawnScreen {
  if (path !== '/') return { route: `src/client/routes${path}.tsx`, blocks: [] }
  return { route: null, blocks: ['src/client/home/below/Below.tsx', 'src/client/newsletter/Newsletter.tsx'] }
}

async function drawNow({ path, search = '', language, ask }: DrawRequest) {
  i18n.loadAndActivate({
    locale: language,
    messages: { ...(await headMessages(language)), ...(await messagesIn(language)) },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const params = paramsOf(path, search)
  const shown = params ? await searchAnswers(queryClient, params, ask) : await publicAnswers(queryClient, path, ask)
  const address = path + stringifySearch(params ?? {})
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
    // What is sent in pieces is put together by a script in the page: ours is sent whole.
    { progressiveChunkSize: Infinity },
  )
  const body = (await new Response(prelude).text()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    // The content policy stops styles in attributes; the app sets them as soon as it stands.
    .replaceAll(/ style="[^"]*"/g, '')
  const queries = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryKey }) => shown.includes(String(queryKey[0])),
  })
  const minimumAge = queryClient.getQueryData(settingsQueries.current().queryKey)?.minimumAge ?? usualMinimumAge
  // Its timers would keep the process, and the next drawing asks anew.
  queryClient.clear()
  const state: DrawnState = { language, at: Date.now(), queries }
  return {
    ...headOf(path),
    body,
    state: JSON.stringify(state),
    screen: screenOf(path),
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
