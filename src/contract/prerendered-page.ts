// A public page rendered on the server: what the server asks of the built renderer, and what the page carries so that the
// app can hydrate it.

import * as v from 'valibot'
import type { Language } from '#domain/language.ts'
import { Language as LanguageField } from './fields.ts'

/** Returns the answer of a public call by its path, as JSON. */
export type AskApi = (path: string) => Promise<unknown>

export type RenderRequest = {
  path: string
  /** The query of the address with its `?`; nothing where the page has none. */
  search?: string
  language: Language
  ask: AskApi
}

/** The sources of an address's screen, as the build's manifest names them. */
export type ScreenSources = {
  /** Null where the app's own file has it. */
  route: string | null
  /** Lazy blocks that are rendered on it: their style must be in the document, their code comes later. */
  blocks: readonly string[]
  /** Parts of the catalog that it needs at first, beside the one of the app. */
  catalogs: readonly string[]
}

export type PrerenderedPage = {
  title: string
  description: string
  /** The markup inside #root. */
  body: string
  /** A `PrerenderedState` as JSON. */
  state: string
  screen: ScreenSources
  questions: { question: string; answer: string }[]
  /** Whether it shows cars, as a search with a whole trip does. */
  hasCars: boolean
}

/** What the built renderer exports as `render`. */
export type RenderPage = (request: RenderRequest) => Promise<PrerenderedPage>

/** In the page, for the app that hydrates it. */
export const PrerenderedState = v.object({
  language: LanguageField,
  /** When it was rendered, milliseconds UTC. */
  at: v.number(),
  /** Answers by their query, as TanStack Query dehydrates them. */
  queries: v.unknown(),
})
export type PrerenderedState = v.InferOutput<typeof PrerenderedState>

/** Which language was chosen, for the pages that the server renders: it cannot read the browser's own storage. */
export const languageCookie = { name: 'wouri-language', seconds: 365 * 24 * 3600 } as const

/** Dispatched on the window when the app has hydrated the page, and again for each lazy block of it. */
export const hydratedEvent = 'wouri-hydrated'

/** On the element around a lazy block until it is hydrated. */
export const dehydratedAttribute = 'data-dehydrated'

/** The id of the element that holds the state. */
export const stateId = 'prerendered-state'
