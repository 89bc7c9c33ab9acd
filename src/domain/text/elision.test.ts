import { expect, test } from 'vitest'
import { elided } from './elision.ts'

test.each([
  ['le permis de Amina', 'le permis d’Amina'],
  ['De Éric à Yvette', 'D’Éric à Yvette'],
  ['la copie de Yvette', 'la copie d’Yvette'],
  ['parce que Océane', 'parce qu’Océane'],
])('%s is written %s', (sentence, written) => {
  expect(elided(sentence)).toBe(written)
})

test.each([
  'le permis de Jules',
  'la place de Yaoundé',
  'la voiture de Yannick',
  'une remise de 5 000 FCFA',
  'de un à dix',
  'le mode Automatique',
  'la réservation de Hamadou',
])('%s stays', (sentence) => {
  expect(elided(sentence)).toBe(sentence)
})
