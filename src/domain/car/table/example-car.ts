// The example in an empty table of cars. Its row is passed over when the table comes back with it.

import type { Translated } from '../../language.ts'

/** Only what the table of a newcomer needs; the rest may stay empty. */
export const exampleCar = {
  name: {
    en: 'Example: delete this row',
    fr: 'Exemple : effacez cette ligne',
    es: 'Ejemplo: borre esta fila',
  } satisfies Translated,
  plate: 'LT 482 KB',
  seats: 5,
  deposit: 150_000,
  dailyPrice: 45_000,
} as const
