// A calendar file (RFC 5545) for a trip: two events, each with an alarm the day before and two hours before.

import { wallTimeOf, type Instant } from '#domain/rental/period.ts'

export type CalendarEvent = {
  uid: string
  start: Instant
  minutes: number
  summary: string
  description: string
  location: string
  latitude: number
  longitude: number
}

const zone = 'Africa/Douala'

/** The whole file. `stamp` is the instant the events were written: the same booking gives the same file. */
export function calendarText(events: readonly CalendarEvent[], stamp: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wouri//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'TZNAME:WAT',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, stamp: Instant): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${new Date(stamp).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;TZID=${zone}:${wallStamp(event.start)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `GEO:${event.latitude};${event.longitude}`,
    ...alarmLines('-P1D', event.summary),
    ...alarmLines('-PT2H', event.summary),
    'END:VEVENT',
  ]
}

function alarmLines(trigger: string, text: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VALARM',
  ]
}

function wallStamp(instant: Instant): string {
  return `${wallTimeOf(instant).replace(/[-:]/g, '')}00`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')
}

/** No line is longer than 75 bytes; the rest goes on in a line that begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let written = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 75) {
      written += '\r\n '
      bytes = 1
    }
    written += character
    bytes += size
  }
  return written
}
