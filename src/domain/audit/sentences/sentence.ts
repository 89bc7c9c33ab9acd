// An act as a sentence: who did what. The screen of the audit shows it, and its table for spreadsheets.

import { groupedReference } from '../../booking/reference.ts'
import type { Language, Translated } from '../../language.ts'
import { elided } from '../../text/elision.ts'
import { auditKinds, type AuditKind } from '../kinds.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

const sentences: Record<Language, Record<AuditKind, string>> = { en, fr, es }

const clock: Translated = { en: 'The system', fr: 'Le système', es: 'El sistema' }
const goneAccount: Translated = {
  en: 'An account that is gone',
  fr: 'Un compte qui n’existe plus',
  es: 'Una cuenta que ya no existe',
}
const goneThing: Translated = {
  en: 'something that is gone',
  fr: 'quelque chose qui n’existe plus',
  es: 'algo que ya no existe',
}

/** What these are about is a booking, and `about` its reference. */
const ofBookings: ReadonlySet<string> = new Set([
  'booking',
  'counter-payment',
  'counter-refund',
  'payment',
  'review',
])

export type Act = {
  entity: string
  action: string
  /** What people call it; null for what is gone. */
  about: string | null
  actor: { _id: string; name: string | null }
}

/** The sentence with these words in it. */
export function auditSentence(
  kind: AuditKind,
  { who, what }: { who: string; what: string },
  language: Language,
): string {
  const sentence = sentences[language][kind].replace('{who}', () => who).replace('{what}', () => what)
  return language === 'fr' ? elided(sentence) : sentence
}

/** What was done, in a language; an act of a newer version, which is not known here, by its codes. */
export function tellAct({ entity, action, about, actor }: Act, language: Language): string {
  const who = actor.name ?? (actor._id === 'clock' ? clock : goneAccount)[language]
  const kind = auditKinds.find((each) => each === `${entity}.${action}`)
  if (kind === undefined) return `${who}: ${entity}.${action}`
  const what = about !== null && ofBookings.has(entity) ? groupedReference(about) : about
  return auditSentence(kind, { who, what: what ?? goneThing[language] }, language)
}
