import { act } from 'react'
import { expect, test } from 'vitest'
import type { Inspection, Inspections } from '#contract/bookings/inspections.ts'
import { render } from '#tests/support/render.tsx'
import { InspectionRecords } from './InspectionRecords.tsx'

const hash = (digit: string) => digit.repeat(64)
const out: Inspection = {
  _id: 'first',
  kind: 'out',
  car: 'corolla',
  corrects: null,
  standing: 'valid',
  takenAt: '2026-08-21T09:00:00.000Z',
  recordedAt: '2026-08-21T09:00:10.000Z',
  kilometres: 48_000,
  level: { unit: 'eighths', value: 8 },
  isClean: true,
  checklist: [
    { item: 'jack', isThere: false },
    { item: 'Umbrella', isThere: true },
  ],
  damages: [{ _id: 'old', kind: 'dent', size: 'coin', zone: 'left' }],
  pictures: [
    { slot: 'front', sha256: hash('1'), hasArrived: true },
    { slot: null, sha256: hash('2'), hasArrived: false },
  ],
  signatures: { driver: { path: null, refusal: 'In a hurry' }, desk: { path: 'M0 0L9 9' } },
  remark: 'It was raining',
  seal: hash('f'),
}
const back: Inspection = {
  ...out,
  _id: 'second',
  kind: 'back',
  kilometres: 48_612,
  level: { unit: 'eighths', value: 4 },
  recordedAt: '2026-08-21T13:00:00.000Z',
  damages: [...out.damages, { _id: 'newer', kind: 'scratch', size: 'hand', zone: 'rear' }],
  pictures: [],
  noted: { kilometresReason: null, deskRefusal: null, isClockOff: true },
}
const shown = async (...inspections: Inspection[]) =>
  (await render(<InspectionRecords booking="b1" range="midi" inspections={inspections} driver={null} />)).root

test('a record says what was read, what is missing, who signed, and its seal', async () => {
  const { textContent } = await shown(out)
  for (const words of [
    'At the hand-over',
    '48,000',
    'Full',
    'Jack',
    'Not signed: In a hurry',
    'It was raining',
    hash('f'),
  ])
    expect(textContent).toContain(words)
  expect(textContent).not.toContain('arrived')
  expect(textContent).not.toContain('new')
})

test('each record has its paper as a file', async () => {
  const { root } = await render(
    <InspectionRecords
      booking="one"
      range="midi"
      inspections={[out, { ...out, _id: 'second', kind: 'back' }]}
      driver={null}
    />,
  )
  const files = [...root.querySelectorAll('a[download]')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(files).toEqual([
    ['Rental contract as a PDF', '/api/bookings/one/inspections/first/paper'],
    ['Return report as a PDF', '/api/bookings/one/inspections/second/paper'],
  ])
})

test('a picture that has arrived opens; one that has not, and one without a network, say so', async () => {
  const root = await shown(out)
  const [link, ...others] = root.querySelectorAll('a:not([download])')
  expect(others).toEqual([])
  expect(link!.getAttribute('href')).toBe(`/api/bookings/b1/inspection-pictures/${hash('1')}`)
  expect(root.textContent).toContain('Still on the phone')
  await act(async () => root.querySelector('img')!.dispatchEvent(new Event('error')))
  expect(root.textContent).toContain('Needs a network')
})

test('at the return the kilometres driven and the new marks are told, and a clock that was wrong', async () => {
  const [, second] = (await shown(out, back)).querySelectorAll('section')
  expect(second!.textContent).toContain('612 km')
  expect(second!.textContent).toContain('1/2')
  expect([...second!.querySelectorAll('ol li')].map((mark) => mark.textContent.includes('new'))).toEqual([
    false,
    true,
  ])
  expect(second!.textContent).toContain('The clock of the phone was wrong')
  expect(second!.textContent).toContain('arrived')
})

test('what another record has taken the place of is told', async () => {
  expect((await shown({ ...out, standing: 'corrected' })).textContent).toContain('Corrected since')
  expect((await shown({ ...out, standing: 'second' })).textContent).toContain('Second record')
})

test('a picture of the driver stands beside the agency’s of the same place; one that is gone is left out', async () => {
  const taken = {
    kind: 'out',
    takenAt: '2026-08-21T08:55:00.000Z',
    arrivedAt: '2026-08-21T09:20:00.000Z',
  } as const
  const driver: NonNullable<Inspections['driver']> = {
    pictures: [
      { ...taken, slot: 'front', sha256: hash('3'), isKept: true },
      { ...taken, slot: 'rear', sha256: hash('4'), isKept: true },
      { ...taken, slot: 'left', sha256: hash('5'), isKept: false },
    ],
    answerUntil: null,
    answer: null,
  }
  const { root } = await render(
    <InspectionRecords booking="b1" range="midi" inspections={[out]} driver={driver} />,
  )
  const pairs = [...root.querySelectorAll('section[aria-label="Pictures of the driver"] > ul > li')]
  expect(
    pairs.map((pair) => [...pair.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
  ).toEqual([
    [`/api/bookings/b1/driver-pictures/${hash('3')}`, `/api/bookings/b1/inspection-pictures/${hash('1')}`],
    [`/api/bookings/b1/driver-pictures/${hash('4')}`],
  ])
  expect(pairs[0]!.textContent).toMatch(/Front.*Driver, .*9:55.*Agency, .*10:00/)
})
