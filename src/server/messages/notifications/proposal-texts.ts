// The sentence about a place that was proposed. No-break spaces are written as escapes, as in texts.ts.

import type { Language } from '#domain/language.ts'
import type { ProposalEvent } from '#domain/notification/events.ts'

const texts: Readonly<Record<Language, Record<ProposalEvent, (place: string) => string>>> = {
  en: {
    'place-accepted': (place) => `The place you proposed is on the site: ${place}. Add it to your cars.`,
    'place-declined': (place) => `The place you proposed was declined: ${place}. See the reason beside it.`,
  },
  fr: {
    'place-accepted': (place) =>
      `Le lieu que vous avez proposé est sur le site\u00A0: ${place}. Attribuez-le à vos voitures.`,
    'place-declined': (place) =>
      `Le lieu que vous avez proposé a été refusé\u00A0: ${place}. Le motif est indiqué à côté.`,
  },
  es: {
    'place-accepted': (place) => `El lugar que propuso ya está en el sitio: ${place}. Asígnelo a sus coches.`,
    'place-declined': (place) => `El lugar que propuso fue rechazado: ${place}. El motivo figura al lado.`,
  },
}

/** Two sentences in plain text; `place` is its name. */
export const proposalMessage = (kind: ProposalEvent, place: string, language: Language): string =>
  texts[language][kind](place)

/** Where owners see what became of their proposals. Without the origin. */
export const proposalsPath = '/staff/manage/proposals'
