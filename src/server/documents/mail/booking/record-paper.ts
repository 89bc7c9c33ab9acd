// The mail with the paper of a record: the driver has the contract, or the report of the return, where a signal is found again.

import { groupedReference } from '#domain/booking/reference.ts'
import type { InspectionKind } from '#domain/inspection/inspection.ts'
import type { Language } from '#domain/language.ts'
import { isAddress } from '#domain/people/no-address.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import { composeMail } from '#server/documents/mail/layout/compose-mail.ts'
import type { MailContent } from '#server/documents/mail/layout/mail-content.ts'
import { pageLink } from '#server/documents/mail/layout/page-link.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'
import { findRecord, type FoundRecord } from '#server/documents/records/find-record.ts'
import { recordTexts } from '#server/documents/records/texts/in-languages.ts'
import { thumbnailsOf } from '#server/documents/records/thumbnails.ts'
import { writeRecord } from '#server/documents/records/write-record.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { confirmationTexts } from './confirmation-texts.ts'

type Words = { opening: Record<InspectionKind, string>; wrong: string; always: string }

const words: Record<Language, Words> = {
  en: {
    opening: {
      out: 'The keys are yours. The contract with the state of the car is attached.',
      back: 'The car is back. The report of its return is attached.',
    },
    wrong: 'If something in it is wrong, say so in your booking within 48 hours of the return.',
    always: 'You receive this because it is your contract. It is sent whatever your settings are.',
  },
  fr: {
    opening: {
      out: 'Les clés sont à vous. Le contrat avec l’état de la voiture est joint.',
      back: 'La voiture est rendue. Le constat de retour est joint.',
    },
    wrong:
      'Si quelque chose n’y est pas juste, dites-le dans votre réservation dans les 48 heures après le retour.',
    always: 'Vous recevez ce message parce que c’est votre contrat. Il part quels que soient vos réglages.',
  },
  es: {
    opening: {
      out: 'Las llaves son suyas. El contrato con el estado del coche va adjunto.',
      back: 'El coche está devuelto. El acta de devolución va adjunta.',
    },
    wrong: 'Si algo no es correcto, dígalo en su reserva en las 48 horas siguientes a la devolución.',
    always: 'Recibe este mensaje porque es su contrato. Se envía sean cuales sean sus ajustes.',
  },
}

type Ports = { store: FileStore; mail: MailPort; origin: string; now: () => Instant }

/** The outbox handler of `record-sealed`. What was undone, corrected or finished second meanwhile is not sent. */
export function sendRecordPaper({ store, mail, origin, now }: Ports): Handler {
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const record = await recordOfDriver(store, payload['inspectionId'] ?? '')
      if (!record || record.standing !== 'valid' || !isAddress(record.booking.driver_email)) return
      const { booking, row } = record
      const { language } = booking
      const thumbnails = await thumbnailsOf(store.files, record.pictures)
      const content = await writeRecord(record, { language, thumbnails, now: now() })
      const filename = `wouri-${booking.reference}-${row.kind === 'out' ? 'contract' : 'return'}.pdf`
      const link = pageLink(origin, `/booking?b=${booking.id}`, language)
      await mail.send(
        composeMail(contentOf(record, link), job, {
          to: booking.driver_email,
          attachments: [{ filename, contentType: 'application/pdf', content }],
        }),
      )
    },
  }
}

/** The outbox has no viewer of its own: it reads what the driver of the booking may. */
async function recordOfDriver({ db }: FileStore, record: string): Promise<FoundRecord | null> {
  const found = await db
    .selectFrom('inspections as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select(['b.id', 'b.driver_id'])
    .where('i.id', '=', record)
    .executeTakeFirst()
  if (!found) return null
  const viewer = { person: { id: found.driver_id, type: 'user' as const }, guestKey: null }
  return findRecord(db, { id: found.id, record, viewer })
}

function contentOf({ booking, row, car }: FoundRecord, href: string): MailContent {
  const { language } = booking
  const common = confirmationTexts[language]
  const heading = recordTexts[language].titles[row.kind]
  const reference = groupedReference(booking.reference)
  const rows = [
    { label: common.reference, lines: [{ text: reference }] },
    { label: common.car, lines: [{ text: car.name }] },
    {
      label: recordTexts[language].taken,
      lines: [{ text: `${writeDate(row.taken_at.getTime(), language)} (${common.cameroonTime})` }],
    },
  ]
  return {
    language,
    subject: `${heading}, ${reference}, ${car.name}`,
    heading,
    greeting: common.greeting(null),
    opening: [words[language].opening[row.kind]],
    action: { label: common.open, href },
    blocks: [{ heading: common.trip, rows }],
    closing: [
      ...(booking.guest_key === null ? [] : [common.sameDevice]),
      ...(row.kind === 'back' ? [words[language].wrong] : []),
      words[language].always,
    ],
  }
}
