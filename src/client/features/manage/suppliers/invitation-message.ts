// The message with which an invitation is sent by hand, in the language of who is invited. It may differ from the screen's, so no
// catalog has it.

import type { Language } from '#domain/language.ts'

const words: Record<Language, (name: string, agency: string, url: string) => string> = {
  en: (name, agency, url) =>
    `Hello ${name}, ${agency} invites you to its team on Wouri. Choose your password here, within 7 days: ${url}`,
  fr: (name, agency, url) =>
    `Bonjour ${name}, ${agency} vous invite dans son équipe sur Wouri. Choisissez votre mot de passe ici, dans les 7 jours\u00A0: ${url}`,
  es: (name, agency, url) =>
    `Hola, ${name}: ${agency} le invita a su equipo en Wouri. Elija su contraseña aquí, en un plazo de 7 días: ${url}`,
}

export const invitationMessage = (language: Language, name: string, agency: string, url: string): string =>
  words[language](name, agency, url)

/** Opens the phone's messages; the number is as it is dialled. */
export const smsTo = (phone: string, text: string): string =>
  `sms:${phone.replaceAll(/[^\d+]/g, '')}?body=${encodeURIComponent(text)}`
