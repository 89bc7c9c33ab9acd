// For development alone, at /src/client/gallery/gallery.html: every part in every state. No build has it in it.

import '#client/ui/global.css.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { needMessages } from '#client/i18n/catalogs.ts'
import { speak } from '#client/i18n/language.ts'
import { reportUnreachable } from '#client/storage/connection.ts'
import { filledClient } from './fixtures/filled-client.ts'
import { forceStates } from './force-states.ts'
import { GalleryPage } from './GalleryPage.tsx'
import { viewIn } from './view.ts'

const view = viewIn(location.search)

/** As the app itself finds out: no cable, and nobody answers. */
function cutTheNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false })
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  reportUnreachable()
}

/** Links are drawn and may be followed; wherever they lead, the gallery is shown. */
function galleryRouter() {
  const root = createRootRoute({ component: () => <GalleryPage view={view} />, notFoundComponent: () => null })
  const search = createRoute({ getParentRoute: () => root, path: '/search' })
  return createRouter({
    routeTree: root.addChildren([search]),
    history: createMemoryHistory({ initialEntries: ['/search'] }),
  })
}

async function start(): Promise<void> {
  document.documentElement.dataset['theme'] = view.theme
  await speak(view.l)
  await Promise.all([needMessages('search'), needMessages('booking'), needMessages('settings')])
  if (view.network === 'off') cutTheNetwork()
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={filledClient()}>
          <RouterProvider router={galleryRouter() as never} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
  forceStates()
}

void start()
