import { describe, expect, test } from 'vitest'
import { instantOf } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import {
  changesOf,
  followRecord,
  longestBio,
  profileProblems,
  refusedFields,
  valuesOf,
  type ProfileValues,
} from './profile-values.ts'

const record = {
  fullName: 'Amina Ngassa',
  phone: '+237629000201',
  birthDate: '1991-04-17',
  location: 'Douala',
  bio: null,
}
const age = { minimumAge: 21, now: instantOf('2026-03-02T10:00')! }
const typed = (changes: Partial<ProfileValues>): ProfileValues => ({ ...valuesOf(record), ...changes })

test('a record reads as people write it', () => {
  expect(valuesOf(record)).toEqual({
    fullName: 'Amina Ngassa',
    phone: '+237 6 29 00 02 01',
    birthDate: '1991-04-17',
    location: 'Douala',
    bio: '',
  })
})

describe('what is sent', () => {
  test.each<[string, Partial<ProfileValues>, object]>([
    ['nothing typed', {}, {}],
    [
      'the same, written otherwise',
      { fullName: ' Amina Ngassa ', phone: '629000201', birthDate: '1991-04-17' },
      {},
    ],
    ['only blanks where nothing was', { bio: ' \n ' }, {}],
    ['another place', { location: ' Kribi' }, { location: 'Kribi' }],
    ['a number without its country', { phone: '6 71 23 45 67' }, { phone: '+237671234567' }],
    ['a number from abroad', { phone: '0033 6 12 34 56 78' }, { phone: '+33612345678' }],
    ['another birth date', { birthDate: '1990-02-01' }, { birthDate: '1990-02-01' }],
    [
      'details taken back',
      { phone: '', birthDate: ' ', location: '' },
      { phone: null, birthDate: null, location: null },
    ],
    ['lines of another system', { bio: 'a\r\nb' }, { bio: 'a\nb' }],
  ])('%s', (_, changes, sent) => {
    expect(changesOf(typed(changes), record)).toEqual(sent)
  })
})

describe('what is wrong', () => {
  test.each<[Partial<ProfileValues>, object]>([
    [{}, {}],
    [{ fullName: ' ' }, { fullName: 'required' }],
    [{ fullName: 'a\u202Eb' }, { fullName: 'invalid-input' }],
    [{ phone: '12' }, { phone: 'invalid-phone' }],
    [{ birthDate: '1990-02-30' }, { birthDate: 'invalid-date' }],
    [{ birthDate: '91-04-17' }, { birthDate: 'invalid-date' }],
    [{ birthDate: '1850-01-01' }, { birthDate: 'invalid-date' }],
    [{ birthDate: '2005-03-03' }, { birthDate: 'too-young' }],
    [{ birthDate: '2005-03-02' }, {}],
    [{ location: 'x'.repeat(121) }, { location: 'too-long' }],
    [{ bio: 'x'.repeat(longestBio) }, {}],
    [{ bio: 'x'.repeat(longestBio + 1) }, { bio: 'too-long' }],
    [{ bio: 'Pay with 4242 4242 4242 4242' }, { bio: 'card-number-in-text' }],
    [
      { phone: '12', bio: 'x'.repeat(longestBio + 1) },
      { phone: 'invalid-phone', bio: 'too-long' },
    ],
  ])('%o: %o', (changes, problems) => {
    expect(profileProblems(typed(changes), record, age)).toEqual(problems)
  })

  test('fields that were not touched are not validated', () => {
    const old = { ...record, phone: '12', birthDate: '2010-01-01' }
    expect(profileProblems({ ...valuesOf(old), location: 'Kribi' }, old, age)).toEqual({})
  })

  test('without the settings the age is left to the server', () => {
    expect(profileProblems(typed({ birthDate: '2020-01-01' }), record, { now: age.now })).toEqual({})
  })
})

describe('when the record changes under the form', () => {
  const after = { ...record, location: 'Buea', bio: 'Drives an old Corolla' }
  test('what was not touched follows it', () => {
    expect(followRecord(valuesOf(record), record, after)).toEqual(valuesOf(after))
  })
  test('what was typed stays', () => {
    expect(followRecord(typed({ location: 'Kribi' }), record, after)).toEqual({
      ...valuesOf(after),
      location: 'Kribi',
    })
  })
  test('what has just been saved reads as it is stored', () => {
    const saved = { ...record, phone: '+237671234567' }
    expect(followRecord(typed({ phone: '671234567' }), record, saved)).toEqual(valuesOf(saved))
  })
})

test('a refusal of the server belongs to its fields', () => {
  const refusal = new CallFailure('too-young', { fields: { birthDate: 'too-young', other: 'required' } })
  expect(refusedFields(refusal)).toEqual({ birthDate: 'too-young' })
  expect(refusedFields(new CallFailure('offline'))).toEqual({})
  expect(refusedFields(new Error('x'))).toEqual({})
})
