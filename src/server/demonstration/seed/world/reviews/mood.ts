// How somebody feels about a trip, by the stars they give.

import type { Stars } from '#domain/review/review.ts'

export type Mood = 'loved' | 'good' | 'mixed' | 'poor'
/** Those about the car fit a car alone: a scooter has no boot. */
export type ReviewTexts = Record<Mood, { agency: readonly string[]; car: readonly string[] }>

const moods: Record<Stars, Mood> = { 5: 'loved', 4: 'good', 3: 'mixed', 2: 'poor', 1: 'poor' }
export const moodOf = (stars: Stars): Mood => moods[stars]
