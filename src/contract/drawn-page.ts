// A public page drawn ahead: what the server asks of the built renderer, and what the page carries for the app to go on from.

import * as v from 'valibot'
import type { Language } from '#domain/language.ts'
import { Language as LanguageField } from './fields.ts'

/** Gives the answer of a public call by its path, as JSON. */
export type AskApi = (path: string) => Promise<unknown>

export type DrawRequest = {
  path: string
  /** The query of the address with its `?`; nothing where the page has none. */
  search?: string
  language: Language
  ask: AskApi
}

/** The sources of an address's screen, as the build's manifest names them. */
export type DrawnScreen = {
  /** Null where the app's own file has it. */
  route: string | null
  /** What is drawn on it and whose code comes later: its style may not. */
  blocks: readonly string[]
}

export type DrawnPage = {
  title: string
  description: string
  /** The markup inside #root. */
  body: string
  /** A `DrawnState` as JSON. */
  state: string
  screen: DrawnScreen
  questions: { question: string; answer: string }[]
  /** Whether it shows cars, as a search with a whole trip does. */
  hasCars: boolean
}

/** What the built renderer exports as `draw`. */
export type Draw = (request: DrawRequest) => Promise<DrawnPage>

/** In the page, for the app that takes it over. */
export const DrawnState = v.object({
  language: LanguageField,
  /** The instant of drawing, milliseconds UTC. */
  at: v.number(),
  /** Answers by their query, as TanStack Query writes them down. */
  queries: v.unknown(),
})
export type DrawnState = v.InferOutput<typeof DrawnState>

/** Which language was chosen, for the pages that the server draws: the browser's own storage no server can read. */
export const languageCookie = { name: 'wouri-language', seconds: 365 * 24 * 3600 } as const

/** Told to the window when the app has taken the page over, and again for each part of it that comes later. */
export const standsEvent = 'wouri-stands'

/** On the element around such a part, until it answers to fingers. */
export const laterMark = 'data-later'

/** The id of the element that holds the state. */
export const stateId = 'drawn-state'
