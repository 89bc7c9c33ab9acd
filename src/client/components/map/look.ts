// The theme speaks in custom properties, the canvas only in colours and families.

import { vars } from '#client/ui/theme.css.ts'
import { mapColours } from './colours.css.ts'

export type Look = { [Name in keyof typeof mapColours | 'ink']: string } & { text: string[]; display: string[] }

/** Takes an element of the page; gives what its theme is drawn with now. */
export function lookOf(element: Element): Look {
  const computed = getComputedStyle(element)
  const of = (reference: string) => computed.getPropertyValue(reference.slice('var('.length, -1)).trim()
  // Stand-ins that are bound to a local file are no use to the canvas, which then misses them aloud.
  const families = (reference: string) =>
    of(reference)
      .split(',')
      .map((family) => family.trim().replaceAll(/['"]/g, ''))
      .filter((family) => !/Fallback|Android|Linux/.test(family))
  const colours = Object.fromEntries(Object.entries(mapColours).map(([name, reference]) => [name, of(reference)]))
  return {
    ...(colours as Record<keyof typeof mapColours, string>),
    ink: of(vars.color.ink),
    text: families(vars.font.text),
    display: families(vars.font.display),
  }
}
