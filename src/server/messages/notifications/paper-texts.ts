// The sentence about a paper that expires. No-break spaces are written as escapes, as in texts.ts.

import type { Language } from '#domain/language.ts'
import type { PaperKind } from '#domain/papers/paper.ts'
import type { Day } from '#domain/rental/period.ts'
import { writeDay } from '#server/messages/texts/write-date.ts'

type Texts = Record<PaperKind, (of: string, day: string) => string>

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    insurance: (car, day) => `The insurance of ${car} is valid until ${day}. Renew it in time.`,
    inspection: (car, day) => `The technical inspection of ${car} is valid until ${day}. Renew it in time.`,
    registration: (car, day) => `The registration of ${car} is valid until ${day}. Renew it in time.`,
    'trade-register': (supplier, day) =>
      `The trade register entry of ${supplier} is valid until ${day}. Renew it in time.`,
    'tax-certificate': (supplier, day) =>
      `The tax certificate of ${supplier} is valid until ${day}. Renew it in time.`,
  },
  // The name stands alone: no small word before it has to become « d’ ».
  fr: {
    insurance: (car, day) => `${car}\u00A0: l’assurance est valable jusqu’au ${day}. Renouvelez-la à temps.`,
    inspection: (car, day) =>
      `${car}\u00A0: la visite technique est valable jusqu’au ${day}. Renouvelez-la à temps.`,
    registration: (car, day) =>
      `${car}\u00A0: la carte grise est valable jusqu’au ${day}. Renouvelez-la à temps.`,
    'trade-register': (supplier, day) =>
      `${supplier}\u00A0: le registre du commerce est valable jusqu’au ${day}. Renouvelez-le à temps.`,
    'tax-certificate': (supplier, day) =>
      `${supplier}\u00A0: l’attestation fiscale est valable jusqu’au ${day}. Renouvelez-la à temps.`,
  },
  es: {
    insurance: (car, day) => `El seguro de ${car} es válido hasta el ${day}. Renuévelo a tiempo.`,
    inspection: (car, day) =>
      `La inspección técnica de ${car} es válida hasta el ${day}. Renuévela a tiempo.`,
    registration: (car, day) =>
      `El permiso de circulación de ${car} es válido hasta el ${day}. Renuévelo a tiempo.`,
    'trade-register': (supplier, day) =>
      `La inscripción en el registro mercantil de ${supplier} es válida hasta el ${day}. Renuévela a tiempo.`,
    'tax-certificate': (supplier, day) =>
      `El certificado fiscal de ${supplier} es válido hasta el ${day}. Renuévelo a tiempo.`,
  },
}

type Expiring = { kind: PaperKind; validUntil: Day; of: string }

/** Two sentences in plain text; `of` is the name of the car or the supplier. */
export function paperMessage({ kind, validUntil, of }: Expiring, language: Language): string {
  return texts[language][kind](of, writeDay(validUntil, language))
}

/** Where the papers of a car are kept; without one, those of the own supplier. Without the origin. */
export const papersPath = (car: string | null): string =>
  car === null ? '/staff/manage/own-supplier#verification' : `/staff/cars/${car}#papers`
