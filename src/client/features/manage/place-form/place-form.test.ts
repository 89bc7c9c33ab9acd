import { describe, expect, it } from 'vitest'
import { readDegrees, readPair, typedDegrees } from './degrees.ts'
import { draftOfPlace, emptyPlace, parsePlace, usualHours, type PlaceDraft } from './place-form.ts'

const draft: PlaceDraft = {
  ...emptyPlace,
  kind: 'district',
  name: { en: '', fr: 'Bonapriso', es: '' },
  address: { en: 'Facing the pharmacy', fr: 'Face à la pharmacie', es: '' },
  latitude: '4,0261',
  longitude: '9.6998',
}

describe('a place as typed', () => {
  it('reads in every language as it was typed in one', () => {
    const { fields, problems } = parsePlace(draft, 'fr')
    expect(problems).toEqual({})
    expect(fields).toMatchObject({
      parent: null,
      name: { en: 'Bonapriso', fr: 'Bonapriso', es: 'Bonapriso' },
      address: { en: 'Facing the pharmacy', fr: 'Face à la pharmacie', es: 'Face à la pharmacie' },
      meetingPoint: null,
      latitude: 4.0261,
      longitude: 9.6998,
    })
  })

  it('has hours until midnight, parking spots named in every language, and pictures', () => {
    const hours = usualHours.map((day, index) => (index === 5 ? { ...day, closes: '00:00' } : day))
    const parking = [{ name: { en: '', fr: 'Cour', es: '' }, latitude: '4,02', longitude: '9.7' }]
    const picture = 'ab'.repeat(16)
    const { fields } = parsePlace({ ...draft, hours, parking, picture }, 'fr')
    expect(fields).toMatchObject({
      parking: [{ name: { en: 'Cour', fr: 'Cour', es: 'Cour' }, latitude: 4.02, longitude: 9.7 }],
      picture,
      meetingPicture: null,
    })
    expect(fields!.hours!.slice(4)).toEqual([
      { opens: '08:00', closes: '18:00' },
      { opens: '08:00', closes: '24:00' },
      null,
    ])
    expect(draftOfPlace({ ...fields!, hours: fields!.hours! }, 1)).toMatchObject({ hours, picture })
  })

  it('is called otherwise by what was typed on lines or apart by commas', () => {
    const { fields } = parsePlace(
      { ...draft, aliases: ' Rond-point Bonapriso, Carrefour\tNjo-Njo\n; ' },
      'fr',
    )
    expect(fields!.aliases).toEqual(['Rond-point Bonapriso', 'Carrefour Njo-Njo'])
    expect(draftOfPlace(fields!, 1).aliases).toBe('Rond-point Bonapriso, Carrefour Njo-Njo')
    expect(parsePlace({ ...draft, aliases: 'a, ---' }, 'fr').problems).toEqual({ 'aliases.1': 'required' })
  })

  it('says what is missing at its fields', () => {
    expect(parsePlace({ ...emptyPlace, latitude: 'north' }, 'en').problems).toMatchObject({
      'name.en': 'required',
      'address.en': 'required',
      latitude: 'required',
      longitude: 'required',
    })
    expect(parsePlace({ ...draft, latitude: '91' }, 'en').problems).toEqual({ latitude: 'invalid-input' })
  })
})

describe('coordinates', () => {
  it('are read with a point or a comma, and as a pair that was pasted', () => {
    expect([readDegrees(' -4,5 '), readDegrees(''), readDegrees('x')]).toEqual([-4.5, undefined, NaN])
    expect(readPair('4.0503, 9.7001')).toEqual({ latitude: '4.0503', longitude: '9.7001' })
    expect(readPair(' -1.5 34.25')).toEqual({ latitude: '-1.5', longitude: '34.25' })
    expect(['4,0503', '4.05', ''].map(readPair)).toEqual([null, null, null])
    expect(typedDegrees(4.050312345)).toBe('4.05031')
  })
})
