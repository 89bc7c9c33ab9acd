// The mail that asks back whether a subscription was meant, in the language it was asked in.

import { day } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { composeMail } from '#server/documents/mail/layout/compose-mail.ts'
import type { MailContent } from '#server/documents/mail/layout/mail-content.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'
import type { Language } from '#domain/language.ts'

/** The outbox handler of `newsletter-confirm`. `origin` is the public address that links begin with. */
export function sendNewsletterConfirm({
  db,
  mail,
  origin,
}: {
  db: Db
  mail: MailPort
  origin: string
}): Handler {
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const id = payload['readerId'] ?? ''
      const reader = await db
        .selectFrom('newsletter_readers')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      // Left or confirmed in the meantime: there is nothing to ask.
      if (!reader || reader.confirmed_at !== null) return
      const { language } = reader
      const link = (step: string, token: string) => `${origin}/newsletter/${step}?t=${token}&l=${language}`
      const texts = newsletterTexts[language]
      const content: MailContent = {
        language,
        subject: texts.subject,
        heading: texts.heading,
        greeting: texts.greeting,
        opening: [texts.asked],
        blocks: [],
        action: { label: texts.confirm, href: link('confirm', reader.confirm_token) },
        closing: [texts.notYou],
      }
      const unsubscribeUrl = link('unsubscribe', reader.unsubscribe_token)
      await mail.send(composeMail(content, job, { to: reader.email, unsubscribeUrl }))
    },
  }
}

type NewsletterTexts = {
  subject: string
  heading: string
  greeting: string
  asked: string
  confirm: string
  notYou: string
}

const newsletterTexts: Record<Language, NewsletterTexts> = {
  en: {
    subject: 'Please confirm: our newsletter',
    heading: 'One more step',
    greeting: 'Hello,',
    asked:
      'Somebody, probably you, asked for our newsletter at this address. Confirm it within seven days, and it will come.',
    confirm: 'Subscribe me',
    notYou:
      'It was not you? Do nothing: without the button you are not on the list, and we forget this address.',
  },
  fr: {
    subject: 'À confirmer\u00A0: notre lettre d’information',
    heading: 'Encore une étape',
    greeting: 'Bonjour,',
    asked:
      'Quelqu’un, sans doute vous, a demandé notre lettre d’information à cette adresse. Confirmez dans les sept jours pour la recevoir.',
    confirm: 'M’abonner',
    notYou:
      'Ce n’était pas vous\u202F? Ne faites rien\u00A0: sans le bouton, vous n’êtes pas sur la liste et nous oublions cette adresse.',
  },
  es: {
    subject: 'Confirme, por favor: nuestro boletín',
    heading: 'Un paso más',
    greeting: 'Hola:',
    asked:
      'Alguien, probablemente usted, ha pedido nuestro boletín en esta dirección. Confírmelo en siete días y lo recibirá.',
    confirm: 'Suscribirme',
    notYou: '¿No fue usted? No haga nada: sin el botón no está en la lista y olvidaremos esta dirección.',
  },
}
