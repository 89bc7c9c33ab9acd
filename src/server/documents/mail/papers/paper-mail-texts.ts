// The words that only the mail about a paper has. No-break spaces are written as escapes, so that they can be seen.

import type { Language } from '#domain/language.ts'

type PaperMailTexts = {
  subject: (of: string) => string
  heading: string
  /** What follows for a car, and for a supplier. */
  search: string
  badge: string
  paper: string
  number: string
  open: string
}

export const paperMailTexts: Readonly<Record<Language, PaperMailTexts>> = {
  en: {
    subject: (of) => `A paper expires soon: ${of}`,
    heading: 'A paper expires soon',
    search: 'After that day drivers may no longer find the car until it is renewed. Its bookings stay.',
    badge:
      'A verified supplier is shown as verified until that day. Add the new one and we look at it again.',
    paper: 'The paper',
    number: 'Number',
    open: 'Open its papers',
  },
  fr: {
    subject: (of) => `Un document expire bientôt\u00A0: ${of}`,
    heading: 'Un document expire bientôt',
    search:
      'Après ce jour, les conducteurs peuvent ne plus trouver la voiture avant le renouvellement. Ses réservations restent.',
    badge:
      'Une agence vérifiée est affichée comme telle jusqu’à ce jour. Ajoutez le nouveau document et nous l’examinerons.',
    paper: 'Le document',
    number: 'Numéro',
    open: 'Ouvrir ses documents',
  },
  es: {
    subject: (of) => `Un documento caduca pronto: ${of}`,
    heading: 'Un documento caduca pronto',
    search:
      'Después de ese día los conductores podrían no encontrar el coche hasta que se renueve. Sus reservas se mantienen.',
    badge:
      'Una agencia verificada aparece como tal hasta ese día. Añada el nuevo documento y lo revisaremos.',
    paper: 'El documento',
    number: 'Número',
    open: 'Abrir sus documentos',
  },
}
