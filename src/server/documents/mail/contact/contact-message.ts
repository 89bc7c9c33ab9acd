// The mail to us with what somebody wrote on the contact page. Its only receiver is the site itself.

import { day } from '#domain/rental/period.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'
import { composeMail } from '#server/documents/mail/layout/compose-mail.ts'
import type { MailContent } from '#server/documents/mail/layout/mail-content.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'

type Message = { from_address: string; subject: string; message: string }

/** The outbox handler of `contact-message`. The message is forgotten once the mail has gone out. */
export function sendContactMessage({ db, mail }: { db: Db; mail: MailPort }): Handler {
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const id = payload['messageId'] ?? ''
      const message = await db
        .selectFrom('contact_messages')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!message) return
      const { contact, language } = await readSettings(db)
      const content = contactContent(message, language)
      await mail.send(composeMail(content, job, { to: contact.email, replyTo: message.from_address }))
      await db.deleteFrom('contact_messages').where('id', '=', id).execute()
    },
  }
}

function contactContent({ from_address: from, subject, message }: Message, language: Language): MailContent {
  const texts = contactTexts[language]
  return {
    language,
    subject: texts.mailSubject(subject),
    heading: texts.heading,
    greeting: texts.greeting,
    opening: [texts.opening],
    blocks: [
      {
        heading: texts.content,
        rows: [
          { label: texts.from, lines: [{ text: from }] },
          { label: texts.subject, lines: [{ text: subject }] },
          // An empty line is a line too: with nothing in it, HTML would drop it.
          { label: texts.message, lines: message.split('\n').map((text) => ({ text: text || '\u00A0' })) },
        ],
      },
    ],
    action: { label: texts.answer, href: `mailto:${encodeURIComponent(from)}` },
    closing: [texts.unproven],
  }
}

type ContactTexts = {
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

const contactTexts: Record<Language, ContactTexts> = {
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
