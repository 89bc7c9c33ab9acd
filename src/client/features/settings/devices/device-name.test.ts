import { expect, test } from 'vitest'
import { devicePartsOf, isPhone } from './device-name.ts'

test('browser and system keep their names in every language', () => {
  expect(devicePartsOf('Samsung Internet on Android')).toEqual({
    browser: 'Samsung Internet',
    system: 'Android',
  })
})

test('a device of which little is known is called by that', () => {
  expect(devicePartsOf('Firefox')).toEqual({ only: 'Firefox' })
  expect(devicePartsOf(null)).toBeNull()
})

test('phones and tablets are distinguished from computers', () => {
  expect(['Safari on iPhone', 'Chrome on Android', 'iPad'].map(isPhone)).toEqual([true, true, true])
  expect(['Firefox on Linux', 'Edge', null].map(isPhone)).toEqual([false, false, false])
})
