// The calendar file (RFC 5545) of a booking: pick-up with its reminders, and drop-off. Times are UTC: no VTIMEZONE needed.

import type { Instant } from '../rental/period.ts'

/** A phone reminds its driver a day before pick-up, and when it is time to set out. */
export const pickUpAlarms = ['P1D', 'PT3H']

export type CalendarEvent = {
  uid: string
  start: Instant
  minutes: number
  summary: string
  description: string
  location: string
  latitude: number
  longitude: number
  /** Times before the start, as durations: `P1D`, `PT3H`. */
  alarms: readonly string[]
}

/** The whole file. `stamp` is when the booking was made: the same booking gives the same file. */
export function writeCalendar(events: readonly CalendarEvent[], stamp: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wouri//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, stamp: Instant): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `GEO:${event.latitude};${event.longitude}`,
    ...event.alarms.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-${before}`,
      `DESCRIPTION:${escaped(event.summary)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

function utc(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** A line break becomes `\n`; other control characters may not be in a calendar at all. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** No line is longer than 75 bytes; the rest goes on in a line that begins with a space, never inside a character. */
function folded(line: string): string {
  let written = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > 75) {
      written += '\r\n '
      bytes = 1
    }
    written += character
    bytes += size
  }
  return written
}

/** How long a character is in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
