import { expect, test } from 'vitest'
import { internationalPhone, isPhone, readablePhone, soughtPhone } from './phone.ts'

test.each([
  ['6 71 23 45 67', '+237671234567'],
  ['671234567', '+237671234567'],
  ['2 33 42 10 10', '+237233421010'],
  ['237 671 23 45 67', '+237671234567'],
  ['00237671234567', '+237671234567'],
  ['6\u201171\u00A023\u202F45\u200967', '+237671234567'],
  ['\u202A+237 671 23 45 67\u202C', '+237671234567'],
  ['\uFF16\uFF17\uFF11 23 45 67', '+237671234567'],
  ['tel:+237671234567', '+237671234567'],
  ['+237 (0) 671 23 45 67', '+237671234567'],
  ['+237 0671234567', '+237671234567'],
  ['+237 237 671 23 45 67', '+237671234567'],
  ['237237671234567', '+237671234567'],
  ['+237 +237 6 71 23 45 67', '+237671234567'],
  ['00237 00237 671234567', '+237671234567'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['0033 06 12 34 56 78', '+33612345678'],
  ['+33 +33 6 12 34 56 78', '+33612345678'],
  ['+44 (0)7700 900142', '+447700900142'],
  ['+1 (202) 555-0143', '+12025550143'],
  ['+225 07 07 12 34 56', '+2250707123456'],
  ['+242 06 612 34 56', '+242066123456'],
])('a number typed as %s is called as %s', (typed, international) => {
  expect(internationalPhone(typed)).toBe(international)
})

test('a number that is no phone number stays as it was typed, to be refused', () => {
  expect(internationalPhone('12345')).toBe('12345')
})

test('a number of Cameroon is shown in groups, others as they are', () => {
  expect(readablePhone('+237671234567')).toBe('+237 6 71 23 45 67')
  expect(readablePhone('+33612345678')).toBe('+33612345678')
})

test.each([
  '+237671234567',
  '+237233421010',
  '+33612345678',
  '+12025550143',
  '+447700900142',
  '+4915112345678',
])('%s is a number', (phone) => expect(isPhone(phone)).toBe(true))

test.each([
  ['a digit too few', '+23767123456'],
  ['a digit too many', '+2376712345678'],
  ['what nobody in Cameroon is given', '+237771234567'],
  ['a digit too few in France', '+3361234567'],
  ['a digit too many in Canada', '+120255501434'],
  ['no country', '671234567'],
])('%s: %s is none', (_, phone) => {
  expect(isPhone(phone)).toBe(false)
})

test.each([
  ['00237 671 23', '67123'],
  ['+237 (0) 6 71\u00A023', '67123'],
  ['237671234567', '671234567'],
  ['2371', '2371'],
  ['4567', '4567'],
  ['+33 6 12', '33612'],
  ['456', null],
  ['LT 123 AB', null],
  ['', null],
])('by %j is looked for %s', (typed, digits) => {
  expect(soughtPhone(typed)).toBe(digits)
})
