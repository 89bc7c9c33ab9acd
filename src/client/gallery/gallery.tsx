// For development only, at /src/client/gallery/gallery.html: every component in every state. Not part of any build.

import { StrictMode } from 'react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '#client/ui/global.css.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { activateLocale } from '#client/i18n/language.ts'
import { reportUnreachable } from '#client/api/connection.ts'
import { filledClient } from './fixtures/places.ts'
import { GalleryPage, viewIn } from './GalleryPage.tsx'

const view = viewIn(location.search)

/** Offline as the app detects it: `onLine` is false and requests fail. */
function cutTheNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false })
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  reportUnreachable()
}

/** Every address shows the gallery, so that links can be rendered. */
function galleryRouter() {
  const root = createRootRoute({
    staticData: { catalog: null },
    component: () => <GalleryPage view={view} />,
    notFoundComponent: () => null,
  })
  const search = createRoute({
    getParentRoute: () => root,
    path: '/search',
    staticData: { catalog: 'search', tab: 'search' },
  })
  return createRouter({
    routeTree: root.addChildren([search]),
    history: createMemoryHistory({ initialEntries: ['/search'] }),
  })
}

async function start(): Promise<void> {
  document.documentElement.dataset['theme'] = view.theme
  await activateLocale(view.l)
  await Promise.all([
    needMessages('search'),
    needMessages('booking'),
    needMessages('settings'),
    needMessages('contact'),
  ])
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

const forced: [pseudo: string, name: string][] = [
  [':hover', 'hover'],
  [':focus-visible', 'focus'],
  [':active', 'press'],
]
const controls = ':is(a, button, input, select, textarea, article)'

function again(rule: CSSStyleRule): string {
  const selector = forced.reduce(
    (text, [pseudo, name]) => text.replaceAll(pseudo, `:is([data-forced="${name}"] ${controls})`),
    rule.selectorText,
  )
  return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`
}

function rewritten(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return again(rule)
      if (!(rule instanceof CSSMediaRule)) return ''
      const inner = rewritten(rule.cssRules)
      // A telephone has no hovering; here it is looked at all the same.
      return inner === '' || rule.conditionText.includes('hover')
        ? inner
        : `@media ${rule.conditionText}{${inner}}`
    })
    .join('\n')
}

/** Repeats the rules for :hover, :focus-visible and :active for elements in `data-forced`. Call once, after all styles are loaded. */
function forceStates(): void {
  const style = document.createElement('style')
  style.textContent = [...document.styleSheets].map((sheet) => rewritten(sheet.cssRules)).join('\n')
  document.head.append(style)
}
