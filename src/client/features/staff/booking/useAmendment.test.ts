import { expect, test } from 'vitest'
import { naming } from './useAmendment.ts'

const second = { fullName: 'Ngo Bassa Ruth', phone: '+237671234567', birthDate: '1990-05-17' }
const extras = ['additionalDriver'] as const
const named = (
  before: typeof second | null,
  typed: typeof second,
  chosen: readonly 'additionalDriver'[] = extras,
) => naming({ additionalDriver: before }, { extras: chosen, second: typed })

test('a second driver is sent with the extra, and not when nothing or nobody else was typed', () => {
  expect(named(null, second)).toEqual({ isNamed: true, problems: {} })
  expect(named(second, { ...second, phone: '+237671234568' })).toEqual({ isNamed: true, problems: {} })
  for (const none of [
    named(second, second),
    named(null, { fullName: '', phone: ' ', birthDate: '' }),
    named(null, second, []),
  ])
    expect(none).toEqual({ isNamed: false, problems: {} })
})

test('what is missing of them is said at its field', () => {
  expect(named(null, { ...second, phone: '', birthDate: '' })).toEqual({
    isNamed: true,
    problems: { 'additionalDriver.phone': 'required', 'additionalDriver.birthDate': 'required' },
  })
})
