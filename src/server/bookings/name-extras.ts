// The extras of a booking in words, for mails and receipts. The app has its own names, which say the same.

import type { Language } from '#domain/language.ts'
import type { Extra } from '#domain/rental/extras.ts'
import type { QuoteLine } from '#domain/rental/quote.ts'

type ExtraTexts = { title: string; included: (name: string) => string; names: Record<Extra, string> }

const texts: Record<Language, ExtraTexts> = {
  en: {
    title: 'Extras',
    included: (name) => `${name} (included)`,
    names: {
      cancellation: 'Cancel until pick-up',
      amendments: 'Change until pick-up',
      theftProtection: 'Theft protection',
      collisionDamageWaiver: 'Collision damage waiver',
      fullInsurance: 'Full insurance',
      additionalDriver: 'Additional driver',
    },
  },
  fr: {
    title: 'Options',
    included: (name) => `${name} (sans supplément)`,
    names: {
      cancellation: 'Annulation jusqu’au départ',
      amendments: 'Modification jusqu’au départ',
      theftProtection: 'Protection contre le vol',
      collisionDamageWaiver: 'Rachat partiel de franchise (collision)',
      fullInsurance: 'Assurance tous risques',
      additionalDriver: 'Second conducteur',
    },
  },
  es: {
    title: 'Extras',
    included: (name) => `${name} (sin suplemento)`,
    names: {
      cancellation: 'Cancelación hasta la recogida',
      amendments: 'Cambios hasta la recogida',
      theftProtection: 'Protección contra robo',
      collisionDamageWaiver: 'Exención de responsabilidad por colisión',
      fullInsurance: 'Seguro a todo riesgo',
      additionalDriver: 'Conductor adicional',
    },
  },
}

/** One line an extra, with what costs nothing called included; null for a booking without extras. */
export function nameExtras(
  lines: readonly QuoteLine[],
  language: Language,
): { title: string; names: string[] } | null {
  const { title, included, names } = texts[language]
  const named = lines.flatMap((line) =>
    line.kind !== 'extra' ? [] : line.amount === 0 ? [included(names[line.extra])] : [names[line.extra]],
  )
  return named.length === 0 ? null : { title, names: named }
}
