import { expect, test, vi } from 'vitest'
import { fieldLabels, requiredFields } from '#client/features/staff/cars/car-labels.ts'
import { emptyCar, parseCar } from '#client/features/staff/cars/car-form.ts'
import { emptyPlace, parsePlace } from '#client/features/manage/place-form/place-form.ts'
import { render } from '#tests/support/render.tsx'
import type { FieldProblems } from './parse-draft.ts'
import { StaffForm } from './StaffForm.tsx'

async function said(problems: FieldProblems, labels: Record<string, string>) {
  const form = { problems, isTouched: true, isBusy: false, refusal: null, discard: vi.fn(), submit: vi.fn() }
  const { root } = await render(
    <StaffForm form={form} labels={labels}>
      fields
    </StaffForm>,
  )
  return root.querySelector('[role="alert"]')?.textContent ?? null
}
const carLabels = Object.fromEntries(requiredFields.map((name) => [name, fieldLabels[name].message!]))
const placeLabels = { kind: 'Type', name: 'Name', address: 'Address with a landmark' }

test('a car without its fields: the sentence names what is missing', async () => {
  const { problems } = parseCar({ ...emptyCar(), seats: '', doors: '' })
  expect(await said(problems, carLabels)).toMatch(
    /^Please fill in the field\(s\): Name, Seats, Doors, .*Places, .*Per day$/,
  )
})

test('a place whose kind alone was not said: the sentence about the type', async () => {
  const typed = {
    ...emptyPlace,
    name: { en: 'Bonapriso', fr: '', es: '' },
    address: { en: 'Facing the pharmacy', fr: '', es: '' },
    latitude: '4.0261',
    longitude: '9.6998',
  }
  expect(await said(parsePlace(typed, 'en').problems, placeLabels)).toBe('Please fill in the field: Type')
  expect(await said(parsePlace({ ...typed, kind: 'city' }, 'en').problems, placeLabels)).toBeNull()
})

test('parts of a field count as the field', async () => {
  const { problems } = parsePlace({ ...emptyPlace, kind: 'city' }, 'en')
  expect(await said(problems, placeLabels)).toBe('Please fill in the field(s): Name, Address with a landmark')
})
