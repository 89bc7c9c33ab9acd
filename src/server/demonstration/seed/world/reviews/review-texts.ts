// What drivers of the demonstration write, in the language of each: a sentence about the agency, and one about the car.

import type { Language } from '#domain/language.ts'
import type { ReviewTexts } from './mood.ts'
import { english } from './texts-en.ts'
import { french } from './texts-fr.ts'
import { spanish } from './texts-es.ts'

export const reviewTexts: Record<Language, ReviewTexts> = { en: english, fr: french, es: spanish }
