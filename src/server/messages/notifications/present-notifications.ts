// Notifications as their reader sees them, field by field.

import type { NotificationPage, NotificationRow } from '#contract/site/notifications.ts'
import { isProposalEvent, paperEvent } from '#domain/notification/events.ts'
import type {
  BookingNotification,
  PaperNotification,
  ProposalNotification,
  StoredNotification,
} from './find-notifications.ts'
import { bookingPath, messageOf } from './message.ts'
import { paperMessage, papersPath } from './paper-texts.ts'
import { proposalMessage, proposalsPath } from './proposal-texts.ts'

/** A hold that lapsed is shown nowhere: its driver's link leads to the bookings that there are. */
function pathOf({ kind, booking_id: id, reader }: BookingNotification): string {
  if (kind === 'hold-expired' && reader.type === 'user') return '/bookings'
  return bookingPath(id, reader.type)
}

/** One row of a list. */
export function presentNotification(notification: StoredNotification): NotificationRow {
  const { id, car_name: name, read_at: readAt, created_at: createdAt } = notification
  return {
    _id: id,
    ...about(notification),
    car: { name },
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
}

type About = Pick<
  NotificationRow,
  'kind' | 'message' | 'booking' | 'reference' | 'path' | 'paper' | 'sum' | 'status'
>

function about(notification: StoredNotification): About {
  if (isAboutProposal(notification)) return aboutProposal(notification)
  return notification.kind === paperEvent ? aboutPaper(notification) : aboutBooking(notification)
}

const isAboutProposal = (notification: StoredNotification): notification is ProposalNotification =>
  isProposalEvent(notification.kind)

function aboutProposal({ kind, car_name: place, reader }: ProposalNotification): About {
  const message = proposalMessage(kind, place, reader.language)
  return { kind, message, booking: null, reference: null, path: proposalsPath, paper: null }
}

function aboutBooking(notification: BookingNotification): About {
  const { kind, booking_id: booking, reference, reader, sum, status } = notification
  const message = messageOf({ kind, booking: notification, reader, sum, status })
  return { kind, message, booking, reference, path: pathOf(notification), paper: null, sum, status }
}

function aboutPaper({ kind, paper, car_name: of, reader }: PaperNotification): About {
  const message = paperMessage({ ...paper, of }, reader.language)
  return {
    kind,
    message,
    booking: null,
    reference: null,
    path: papersPath(paper.car),
    paper: { kind: paper.kind, validUntil: paper.validUntil },
  }
}

/** The imposed shape: one element, with the total in an array of its own. */
export function presentPage(rows: readonly StoredNotification[], total: number): NotificationPage {
  return [{ resultData: rows.map(presentNotification), pageInfo: [{ totalRecords: total }] }]
}
