// The words of records' papers in each language.

import type { Language } from '#domain/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { RecordTexts } from './record-texts.ts'

export const recordTexts: Record<Language, RecordTexts> = { en, fr, es }
