// The mail that asks back whether a subscription was meant, in the language it was asked in.

import { day } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import type { Handler } from '../jobs/outbox/work.ts'
import { renderHtml } from './layout.ts'
import type { MailContent } from './mail-content.ts'
import { newsletterTexts } from './newsletter-texts.ts'
import { renderPlainText } from './plain-text.ts'
import type { MailPort } from './port.ts'

/** The outbox handler of `newsletter-confirm`. `origin` is the public address that links begin with. */
export function sendNewsletterConfirm({ db, mail, origin }: { db: Db; mail: MailPort; origin: string }): Handler {
  return {
    patience: day,
    async run(payload, job) {
      const id = payload['readerId'] ?? ''
      const reader = await db.selectFrom('newsletter_readers').selectAll().where('id', '=', id).executeTakeFirst()
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
      await mail.send({
        to: reader.email,
        subject: content.subject,
        language,
        text: renderPlainText(content),
        html: renderHtml(content),
        attachments: [],
        messageId: `<outbox-${job.id}@wouri>`,
        unsubscribeUrl: link('unsubscribe', reader.unsubscribe_token),
      })
    },
  }
}
