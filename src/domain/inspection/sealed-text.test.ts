import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Damage } from './damage.ts'
import { pictureSlots, type InspectionRecord } from './inspection.ts'
import { personalText, sealedText } from './sealed-text.ts'

const scratch: Damage = { id: 'one', kind: 'scratch', size: 'coin', zone: 'left' }
const of = { id: 'inspection', bookingId: 'booking', carId: 'car', by: 'desk', corrects: null }
const record: InspectionRecord = {
  kind: 'out',
  at: 1_796_000_000_000,
  pictures: pictureSlots.map((slot) => ({ slot, hash: `of ${slot}` })),
  kilometres: 48_000,
  kilometresReason: null,
  level: { unit: 'eighths', value: 7 },
  isClean: true,
  checklist: [
    { item: 'jack', isThere: true },
    { item: 'triangle', isThere: false },
  ],
  damages: [scratch, { ...scratch, id: 'two', zone: 'rear' }],
  signatures: { driver: { path: 'M0 0L9 9', refusal: null }, desk: { path: null, refusal: 'Alone' } },
  remark: '',
}

test.each([
  ['id', { id: 'x' }, {}],
  ['booking', { bookingId: 'x' }, {}],
  ['car', { carId: 'x' }, {}],
  ['person', { by: 'x' }, {}],
  ['corrected record', { corrects: 'x' }, {}],
  ['kind', {}, { kind: 'back' }],
  ['time', {}, { at: record.at + 1 }],
  ['pictures', {}, { pictures: record.pictures.slice(1) }],
  ['hash of a picture', {}, { pictures: [{ slot: 'front', hash: 'x' }, ...record.pictures.slice(1)] }],
  ['kilometres', {}, { kilometres: 48_001 }],
  ['level', {}, { level: { unit: 'eighths', value: 6 } }],
  ['unit', {}, { level: { unit: 'percent', value: 7 } }],
  ['cleanliness', {}, { isClean: false }],
  ['checklist', {}, { checklist: [] }],
  ['damages', {}, { damages: [scratch] }],
  ['size of a damage', {}, { damages: [{ ...scratch, size: 'hand' }, record.damages[1]!] }],
] as const)('another %s is another text', (_, belongs, change) => {
  expect(sealedText({ ...of, ...belongs }, { ...record, ...change }, 'hash')).not.toBe(
    sealedText(of, record, 'hash'),
  )
})

test('another word or signature is another personal text, whose hash the sealed text has', () => {
  const texts = [
    personalText(record),
    personalText({ ...record, remark: 'x' }),
    personalText({ ...record, kilometresReason: 'x' }),
    personalText({ ...record, signatures: { ...record.signatures, driver: record.signatures.desk } }),
    personalText({ ...record, signatures: { ...record.signatures, desk: record.signatures.driver } }),
  ]
  expect(new Set(texts).size).toBe(texts.length)
  expect(sealedText(of, record, 'one')).not.toBe(sealedText(of, record, 'other'))
})

test('the order of pictures, checklist and damages says nothing', () => {
  const shuffled = <T>(list: readonly T[]) =>
    fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length })
  fc.assert(
    fc.property(
      shuffled(record.pictures),
      shuffled(record.checklist),
      shuffled(record.damages),
      (pictures, checklist, damages) => {
        expect(sealedText(of, { ...record, pictures, checklist, damages }, 'hash')).toBe(
          sealedText(of, record, 'hash'),
        )
      },
    ),
  )
})

test('no words of a person can pass for other words', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (one, two, three, four) => {
      const text = (remark: string, refusal: string) =>
        personalText({
          ...record,
          remark,
          signatures: { ...record.signatures, desk: { path: null, refusal } },
        })
      expect(text(one, two) === text(three, four)).toBe(one === three && two === four)
    }),
  )
})
