// Messages between the push service, the worker and the pages. Both bundles read it, so it imports nothing: the schema
// in the contract would weigh more than the worker itself.

export type Side = 'driver' | 'staff'

/** As `PushMessage` of the contract; the counter may be missing. */
export type Pushed = {
  _id: string
  booking: string | null
  side: Side
  title: string
  body: string
  unread: number | null
}

/** From the worker to the pages. */
export type WorkerWord =
  /** News came in: what is on screen is asked for again. */
  | { type: 'NEWS' }
  /** A notification was pressed; null when its booking is unknown. Answered with true or false. */
  | { type: 'OPEN'; booking: string | null; side: Side }

/** Null for anything that did not come from our server. */
export function pushedFrom(data: unknown): Pushed | null {
  const { _id, booking, side, title, body, unread } = (data ?? {}) as Record<string, unknown>
  if (!isText(_id) || !(booking === null || isText(booking)) || !isText(title) || !isText(body)) return null
  return { _id, booking, side: sideOf(side), title, body, unread: isCount(unread) ? unread : null }
}

/** Null for the words of others: extensions and packages also speak to the pages. */
export function workerWordFrom(data: unknown): WorkerWord | null {
  const { type, booking, side } = (data ?? {}) as Record<string, unknown>
  if (type === 'NEWS') return { type }
  return type === 'OPEN' ? { type, ...targetIn({ booking, side }) } : null
}

/** What a notification that is pressed opens; those shown before there were two sides say none. */
export type NewsTarget = Pick<Pushed, 'booking' | 'side'>

export function targetIn(data: unknown): NewsTarget {
  const { booking, side } = (data ?? {}) as Record<string, unknown>
  return { booking: isText(booking) ? booking : null, side: sideOf(side) }
}

/** Where the app shows what a notification was about, to a driver or to staff. */
export function pathOfNews({ booking, side }: NewsTarget): string {
  if (booking === null) return '/notifications'
  const id = encodeURIComponent(booking)
  return side === 'staff' ? `/staff/bookings/${id}` : `/booking?b=${id}`
}

const sideOf = (side: unknown): Side => (side === 'staff' ? 'staff' : 'driver')

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
