import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BirthDate, Phone } from './person-fields.ts'

const read = (schema: v.GenericSchema<string, string>, value: string) => {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : result.issues[0].message
}

test.each([
  ['671234567', '+237671234567'],
  ['6 71 23 45 67', '+237671234567'],
  ['2 33 42 10 10', '+237233421010'],
  ['00237 671234567', '+237671234567'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['12345', 'invalid-phone'],
  ['971234567', 'invalid-phone'],
  ['+237 67123456', 'invalid-phone'],
  ['+237 6712345678', 'invalid-phone'],
  ['+237 371234567', 'invalid-phone'],
  ['\u00A0\u200B', 'required'],
  ['', 'required'],
])('the phone number %j is read as %s', (sent, understood) => {
  expect(read(Phone, sent)).toBe(understood)
})

test.each([
  ['1990-05-17', '1990-05-17'],
  ['1990-05-16T23:00:00.000Z', '1990-05-17'],
  ['2027-02-30', 'invalid-date'],
  ['9999-12-31T23:30:00Z', 'invalid-date'],
  ['1990', 'invalid-date'],
])('the birth date %s is read as %s', (sent, understood) => {
  expect(read(BirthDate, sent)).toBe(understood)
})
