// The start of the app.

import '#client/ui/global.css.ts'
import '#client/layout/shell.css.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { takeMailedLink } from '#client/features/account/link/mailed-link.ts'
import { startLanguage, syncLanguageWithAccount } from '#client/i18n/language.ts'
import { loadFaces } from '#client/store/faces.ts'
import { logError } from '#client/store/log-error.ts'
import { savesData, startDataSaver } from '#client/store/data-saver.ts'
import { createQueryClient } from '#client/storage/create-query-client.ts'
import { clearPush } from '#client/pwa/push/clear-push.ts'
import { startApp } from '#client/pwa/start.ts'
import { startSession } from '#client/session/session.ts'
import { observeSession } from '#client/session/session-state.ts'
import { hydrateFromDocument } from './hydration/hydrate-from-document.ts'
import { reloadForNewBuild } from './pwa/new-build.ts'
import { startAppearance } from '#client/components/preferences/appearance.ts'
import { connectRouter, createAppRouter, onMoved } from './router.tsx'
import { startSwitchedOn } from '#client/feature-flags/start-switched-on.ts'

/** Milliseconds. A device that has the faces of our words has read them by then. */
const facesWait = 100

async function facesThere(): Promise<void> {
  if (!savesData())
    await Promise.race([loadFaces(), new Promise((resolve) => setTimeout(resolve, facesWait))])
}

async function start() {
  const faces = facesThere()
  await startLanguage()
  const queryClient = createQueryClient()
  syncLanguageWithAccount()
  observeSession({ onForgotten: clearPush })
  await startSession(queryClient)
  // A task of its own: a press that came in the meantime is answered first.
  await new Promise((resolve) => setTimeout(resolve))
  const isPrerendered = hydrateFromDocument(queryClient)
  const router = createAppRouter({ queryClient, isPrerendered })
  connectRouter(router)
  const root = document.querySelector('#root')!
  const app = (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  )
  if (isPrerendered) {
    // The router requires it to hydrate markup that it did not write; hydration.spec.ts holds it.
    router.ssr = { manifest: undefined }
    await router.load()
    // As a transition React works in slices, so that scrolling and pressing are not held up.
    // React renders the mismatched part again: nothing to report.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: logError }))
  } else {
    await faces
    createRoot(root).render(app)
  }
  startApp((act) => onMoved(router, act))
  startSwitchedOn(queryClient, router).catch(() => undefined)
}

/** `build` is the address of the running entry. */
export function startFrom(build: string): void {
  takeMailedLink()
  startAppearance()
  startDataSaver()
  window.addEventListener('vite:preloadError', () => void reloadForNewBuild(build))
  // Without its words the app cannot even say what is wrong: the page itself does.
  start().catch(() => document.querySelector('#failed')?.removeAttribute('hidden'))
}
