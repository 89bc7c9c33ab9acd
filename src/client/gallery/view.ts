// What the gallery is looked at in. The address is the whole state: a state of a part can be sent to somebody.

import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

export const themes = ['light', 'dark'] as const
export const widths = ['320', '390', 'full'] as const
export const networks = ['on', 'off'] as const

export type View = {
  l: Language
  theme: (typeof themes)[number]
  width: (typeof widths)[number]
  network: (typeof networks)[number]
  /** Inside the frame that gives the page a telephone's width. */
  framed: boolean
}

/** Reads the address; whatever is missing or unknown has its usual value. */
export function viewIn(search: string): View {
  const asked = new URLSearchParams(search)
  const one = <Value extends string>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find((value) => value === asked.get(name)) ?? otherwise
  const language = asked.get('l')
  return {
    l: isLanguage(language) ? language : defaultLanguage,
    theme: one('theme', themes, 'light'),
    width: one('width', widths, 'full'),
    network: one('network', networks, 'on'),
    framed: asked.has('framed'),
  }
}

/** The address of another view. */
export function addressOf({ framed, ...view }: View): string {
  return `?${new URLSearchParams({ ...view, ...(framed && { framed: '' }) })}`
}
