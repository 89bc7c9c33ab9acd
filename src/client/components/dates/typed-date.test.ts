import { expect, test } from 'vitest'
import { readDay, readTime, writeDay } from './typed-date.ts'

test.each([
  ['21/08/2026', '2026-08-21', null],
  ['1.9.26', '2026-09-01', null],
  ['2026-08-21', '2026-08-21', null],
  ['21/08/2026 09:00', '2026-08-21', '09:00'],
  ['21/08/2026, 9h07', '2026-08-21', '09:05'],
  ['2026-08-21T17:30', '2026-08-21', '17:30'],
  ['21 août 2027', '2027-08-21', null],
  ['21 aout 2027 à 9h', '2027-08-21', '09:00'],
  ['samedi 21 août 2027, 9 h 30', '2027-08-21', '09:30'],
  ['1er sept. 2027', '2027-09-01', null],
  ['mar. 2 mars 2027', '2027-03-02', null],
  ['mardi 02/03/2027 à 14h', '2027-03-02', '14:00'],
  ['14 juil 27', '2027-07-14', null],
  ['3 juin 2027', '2027-06-03', null],
  ['August 21, 2027 at 9 am', '2027-08-21', '09:00'],
  ['Sat, Aug 21st 2027', '2027-08-21', null],
  ['the 21st of August 2027', '2027-08-21', null],
  ['21 de agosto de 2027 a las 17:30', '2027-08-21', '17:30'],
  ['21 ene 2027', '2027-01-21', null],
  ['21\u00A008\u00A02027', '2027-08-21', null],
  ['21\u201108\u20112027', '2027-08-21', null],
])('%s is read as a day', (text, day, time) => {
  expect(readDay(text)).toEqual({ day, time })
})

test.each([
  '',
  'tomorrow',
  '31/02/2026',
  '21/13/2026',
  '21/08/2026 25:00',
  '2026',
  '21 brumaire 2027',
  '31 avril 2027',
  'août 2027',
  '21 août',
])('%s is no day', (text) => {
  expect(readDay(text)).toBeNull()
})

test.each([
  ['9', '09:00'],
  ['0905', '09:05'],
  ['17h', '17:00'],
  ['9:04', '09:00'],
  ['à 9h', '09:00'],
  ['a las 17:30', '17:30'],
  ['14 heures 30', '14:30'],
  ['9 h 05', '09:05'],
  ['2 pm', '14:00'],
  ['12am', '00:00'],
  ['12:30 p.m.', '12:30'],
])('%s is read as a time, to five minutes', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test('a day is written the way it can be typed back', () => {
  expect(readDay(writeDay('2026-08-21'))).toEqual({ day: '2026-08-21', time: null })
})
