import { expect, test } from 'vitest'
import { instantOf } from '../rental/period.ts'
import { writeCalendar, type CalendarEvent } from './calendar.ts'

const event: CalendarEvent = {
  uid: 'b1-pick-up@wouri',
  start: instantOf('2027-03-01T10:00')!,
  minutes: 30,
  summary: 'Pick up the car; Prado, white',
  description: 'Reference 7KQ2 M9XA\nCall +237 6 71 23 45 67',
  location: 'Aéroport international de Douala, arrivées, comptoir de Mboa Prestige, niveau 0',
  latitude: 4.0061,
  longitude: 9.7195,
  alarms: ['P1D', 'PT3H'],
}
const file = writeCalendar(
  [event, { ...event, uid: 'b1-drop-off@wouri' }],
  Date.parse('2027-02-20T08:00:00Z'),
)
const unfolded = file.replaceAll('\r\n ', '')

test('a trip gives two events, each with an alarm a day and two hours before', () => {
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file.match(/TRIGGER:-P1D/g)).toHaveLength(2)
  expect(file.match(/TRIGGER:-PT3H/g)).toHaveLength(2)
})

test('times are in UTC, which every calendar converts', () => {
  expect(file).toContain('DTSTART:20270301T090000Z')
  expect(file).toContain('DTSTAMP:20270220T080000Z')
})

test('marks with a meaning of their own are escaped', () => {
  expect(unfolded).toContain('SUMMARY:Pick up the car\\; Prado\\, white')
  expect(unfolded).toContain('DESCRIPTION:Reference 7KQ2 M9XA\\nCall +237')
})

test('no line is longer than 75 bytes, and every line ends as the format asks', () => {
  for (const line of file.split('\r\n'))
    expect(encodeURIComponent(line).replace(/%../g, 'x').length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n', '')).not.toContain('\n')
  expect(unfolded).toContain(`LOCATION:${event.location.replaceAll(',', '\\,')}`)
})
