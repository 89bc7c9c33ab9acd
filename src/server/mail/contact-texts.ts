// The words of a message to us.

import type { Language } from '#domain/language.ts'

export type ContactTexts = {
  mailSubject: (subject: string) => string
  heading: string
  greeting: string
  opening: string
  content: string
  from: string
  subject: string
  message: string
  answer: string
  unproven: string
}

export const contactTexts: Record<Language, ContactTexts> = {
  en: {
    mailSubject: (subject) => `Contact form: ${subject}`,
    heading: 'A message for you',
    greeting: 'Hello,',
    opening: 'Somebody wrote to us on the contact page.',
    content: 'Message',
    from: 'From',
    subject: 'Subject',
    message: 'Text',
    answer: 'Answer',
    unproven: 'Nobody has checked that the address belongs to the writer.',
  },
  fr: {
    mailSubject: (subject) => `Formulaire de contact\u00A0: ${subject}`,
    heading: 'Un message pour vous',
    greeting: 'Bonjour,',
    opening: 'Quelqu’un nous a écrit depuis la page de contact.',
    content: 'Message',
    from: 'De',
    subject: 'Objet',
    message: 'Texte',
    answer: 'Répondre',
    unproven: 'Personne n’a vérifié que cette adresse appartient à l’auteur du message.',
  },
  es: {
    mailSubject: (subject) => `Formulario de contacto: ${subject}`,
    heading: 'Un mensaje para usted',
    greeting: 'Hola:',
    opening: 'Alguien nos ha escrito desde la página de contacto.',
    content: 'Mensaje',
    from: 'De',
    subject: 'Asunto',
    message: 'Texto',
    answer: 'Responder',
    unproven: 'Nadie ha comprobado que la dirección pertenezca a quien escribe.',
  },
}
