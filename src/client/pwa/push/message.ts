// What passes between the push service, the worker and the pages. Both bundles read it, so it imports nothing: the schema
// in the contract would weigh more than the worker itself.

/** As `PushMessage` of the contract; the counter may be missing. */
export type Pushed = {
  _id: string
  booking: string | null
  title: string
  body: string
  unread: number | null
}

/** From the worker to the pages. */
export type WorkerWord =
  /** News came in: what is on screen is asked for again. */
  | { type: 'NEWS' }
  /** A notification was pressed; null when its booking is unknown. Answered with true or false. */
  | { type: 'OPEN'; booking: string | null }

/** Null for anything that did not come from our server. */
export function pushedFrom(data: unknown): Pushed | null {
  const { _id, booking, title, body, unread } = (data ?? {}) as Record<string, unknown>
  if (!isText(_id) || !(booking === null || isText(booking)) || !isText(title) || !isText(body)) return null
  return { _id, booking, title, body, unread: isCount(unread) ? unread : null }
}

/** Null for the words of others: extensions and packages also speak to the pages. */
export function workerWordFrom(data: unknown): WorkerWord | null {
  const { type, booking } = (data ?? {}) as Record<string, unknown>
  if (type === 'NEWS') return { type }
  return type === 'OPEN' ? { type, booking: isText(booking) ? booking : null } : null
}

/** Where the app shows what a notification was about. */
export function pathOfNews(booking: string | null): string {
  return booking === null ? '/notifications' : `/booking?b=${encodeURIComponent(booking)}`
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
