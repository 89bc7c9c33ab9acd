// The catalogs: one that opens with the app, and parts that travel with the screens that need them.

import { i18n, type Messages } from '@lingui/core'
import type { Language } from '#domain/language.ts'
import { createCatalogState } from './catalog-state.ts'
import { learnFailures } from './failure-messages.ts'
import { neverShowIds } from './missing-messages.ts'

export type CatalogPart =
  | 'app'
  | 'layout'
  | 'home'
  | 'search'
  | 'booking'
  | 'contact'
  | 'settings'
  | 'content'
  | 'legal'
  | 'staff'
  | 'inspections'
  | 'manage'

type Load = () => Promise<{ messages: Messages }>

const catalogs: Record<CatalogPart, Record<Language, Load>> = {
  app: {
    en: () => import('../../../locales/en.po'),
    fr: () => import('../../../locales/fr.po'),
    es: () => import('../../../locales/es.po'),
  },
  layout: {
    en: () => import('../../../locales/en.layout.po'),
    fr: () => import('../../../locales/fr.layout.po'),
    es: () => import('../../../locales/es.layout.po'),
  },
  home: {
    en: () => import('../../../locales/en.home.po'),
    fr: () => import('../../../locales/fr.home.po'),
    es: () => import('../../../locales/es.home.po'),
  },
  search: {
    en: () => import('../../../locales/en.search.po'),
    fr: () => import('../../../locales/fr.search.po'),
    es: () => import('../../../locales/es.search.po'),
  },
  booking: {
    en: () => import('../../../locales/en.booking.po'),
    fr: () => import('../../../locales/fr.booking.po'),
    es: () => import('../../../locales/es.booking.po'),
  },
  contact: {
    en: () => import('../../../locales/en.contact.po'),
    fr: () => import('../../../locales/fr.contact.po'),
    es: () => import('../../../locales/es.contact.po'),
  },
  settings: {
    en: () => import('../../../locales/en.settings.po'),
    fr: () => import('../../../locales/fr.settings.po'),
    es: () => import('../../../locales/es.settings.po'),
  },
  content: {
    en: () => import('../../../locales/en.content.po'),
    fr: () => import('../../../locales/fr.content.po'),
    es: () => import('../../../locales/es.content.po'),
  },
  legal: {
    en: () => import('../../../locales/en.legal.po'),
    fr: () => import('../../../locales/fr.legal.po'),
    es: () => import('../../../locales/es.legal.po'),
  },
  inspections: {
    en: () => import('../../../locales/en.inspections.po'),
    fr: () => import('../../../locales/fr.inspections.po'),
    es: () => import('../../../locales/es.inspections.po'),
  },
  staff: {
    en: () => import('../../../locales/en.staff.po'),
    fr: () => import('../../../locales/fr.staff.po'),
    es: () => import('../../../locales/es.staff.po'),
  },
  manage: {
    en: () => import('../../../locales/en.manage.po'),
    fr: () => import('../../../locales/fr.manage.po'),
    es: () => import('../../../locales/es.manage.po'),
  },
}

const state = createCatalogState<CatalogPart>(
  i18n,
  'app',
  async (part, language) => (await catalogs[part][language]()).messages,
)

export const { messagesIn } = state
/** Changes the language of every screen (see catalog-state.ts). */
export const activateMessages = state.activate

// In development a text that no catalog has yet shows its source.
if (import.meta.env.PROD)
  neverShowIds(i18n, () => Promise.all(Object.keys(catalogs).map((part) => state.add(part as CatalogPart))))

/** Every message of every part, for the server, which renders all screens. */
export async function allMessagesIn(language: Language): Promise<Messages> {
  const loaded = await Promise.all(Object.values(catalogs).map((part) => part[language]()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

/** For a route's loader: resolves when the screen's own messages are loaded in the current language. Null asks for none, and on
 *  the server, where no language is the current one, all of them are there. */
export async function needMessages(part: CatalogPart | null): Promise<void> {
  if (part === null) return
  const [{ deferredFailures }] = await Promise.all([import('./failures/deferred.ts'), state.add(part)])
  learnFailures(deferredFailures)
}

/** Returns what fetches something together with the messages of a part. */
export function withMessages<T>(part: CatalogPart, load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), needMessages(part)]))[0]
}
