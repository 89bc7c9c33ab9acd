// The catalogs: one that opens with the app, and parts that travel with the screens that need them.

import { i18n, type Messages } from '@lingui/core'
import { isLanguage, type Language } from '#domain/language.ts'
import { learnFailures } from './failure-messages.ts'

export type CatalogPart =
  | 'app'
  | 'layout'
  | 'home'
  | 'search'
  | 'booking'
  | 'settings'
  | 'content'
  | 'legal'
  | 'staff'
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

/** What screens have asked for so far: a change of language brings all of it. */
const parts = new Set<CatalogPart>(['app'])

/** Every message asked for so far, in a language. Throws when one cannot be fetched. */
export async function messagesIn(language: Language): Promise<Messages> {
  const loaded = await Promise.all([...parts].map((part) => catalogs[part][language]()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

/** For a route's loader: resolves when the screen's own messages are loaded in the current language. Null asks for none. */
export async function needMessages(part: CatalogPart | null): Promise<void> {
  const { locale } = i18n
  if (part === null || parts.has(part) || !isLanguage(locale)) return
  const [{ messages }, { deferredFailures }] = await Promise.all([
    catalogs[part][locale](),
    import('./failures/deferred.ts'),
  ])
  // Asked for twice at once, it is learnt once.
  if (parts.has(part)) return
  parts.add(part)
  learnFailures(deferredFailures)
  // `load` renders the whole screen again, which has its messages; and markup that waits for its code would be thrown away.
  if (i18n.locale === locale) Object.assign(i18n.messages, messages)
  // The language has changed while this was on its way.
  else if (isLanguage(i18n.locale)) i18n.load(i18n.locale, (await catalogs[part][i18n.locale]()).messages)
}

/** Returns what fetches something together with the messages of a part. */
export function withMessages<T>(part: CatalogPart, load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), needMessages(part)]))[0]
}
