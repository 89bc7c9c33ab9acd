// What drivers of the demonstration write, in the language of each: a sentence about the agency, and one about the car.

import type { Language } from '#domain/language.ts'
import type { Stars } from '#domain/review/review.ts'
import { english } from './texts-en.ts'
import { french } from './texts-fr.ts'
import { spanish } from './texts-es.ts'

export type Mood = 'loved' | 'good' | 'mixed' | 'poor'
/** Those about the car fit a car alone: a scooter has no boot. */
export type ReviewTexts = Record<Mood, { agency: readonly string[]; car: readonly string[] }>

export const reviewTexts: Record<Language, ReviewTexts> = { en: english, fr: french, es: spanish }

const moods: Record<Stars, Mood> = { 5: 'loved', 4: 'good', 3: 'mixed', 2: 'poor', 1: 'poor' }
export const moodOf = (stars: Stars): Mood => moods[stars]
