import { expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { auditKinds } from '../kinds.ts'
import { auditSentence, tellAct } from './sentence.ts'

const viewed = {
  entity: 'licence',
  action: 'viewed',
  about: 'Amina Ngassa',
  actor: { _id: 'b', name: 'Ebelle Martine' },
}

test.each(languages)('every act has a whole sentence in %s, which names who did it', (language) => {
  for (const kind of auditKinds) {
    const sentence = auditSentence(kind, { who: 'Ada', what: 'Prado' }, language)
    expect(sentence, kind).toMatch(/^Ada .+[.]$/)
    expect(sentence, kind).not.toMatch(/[{}]/)
  }
  expect(new Set(auditKinds.map((kind) => auditSentence(kind, { who: '', what: '' }, language))).size).toBe(
    new Set(auditKinds.map((kind) => auditSentence(kind, { who: '', what: '' }, 'en'))).size,
  )
})

test('names stand as they are, in French behind an apostrophe; references in groups', () => {
  expect(tellAct(viewed, 'en')).toBe('Ebelle Martine looked at the licence of Amina Ngassa.')
  expect(tellAct(viewed, 'fr')).toBe('Ebelle Martine a consulté le permis d’Amina Ngassa.')
  const booked = { ...viewed, entity: 'booking', action: 'booked', about: '7KQ2M9XA' }
  expect(tellAct(booked, 'es')).toContain('7KQ2 M9XA')
  const dollars = { ...viewed, about: '$& {who}' }
  expect(tellAct(dollars, 'en')).toContain('$& {who}')
})

test('what is gone, the clock, and what a newer version did are told as such', () => {
  const gone = { ...viewed, about: null, actor: { _id: 'x', name: null } }
  expect(tellAct(gone, 'fr')).toBe(
    'Un compte qui n’existe plus a consulté le permis de quelque chose qui n’existe plus.',
  )
  expect(tellAct({ ...gone, actor: { _id: 'clock', name: null } }, 'en')).toMatch(/^The system /)
  expect(tellAct({ ...viewed, action: 'sung' }, 'en')).toBe('Ebelle Martine: licence.sung')
})
