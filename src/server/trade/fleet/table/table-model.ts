// An empty table of cars, to be filled in: the headings of the export, and an example that an import passes over.

import { carHeadings, type CarHeading } from '#domain/car/table/car-headings.ts'
import * as words from '#domain/car/table/car-words.ts'
import { exampleCar } from '#domain/car/table/example-car.ts'
import type { Language, Translated } from '#domain/language.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { csvHead, csvRows, type CsvColumn } from '#server/platform/http/csv.ts'

/** What no table brings in: a seat has one supplier, and photographs come with the car's page. */
const left = ['supplier', 'photos'] as const satisfies CarHeading[]

type Example = Partial<Record<CarHeading, string | number | Translated>>

/** A whole CSV file in the reader's language. The place is one that there is. */
export async function tableModel(db: Db, language: Language): Promise<string> {
  const place = await db.selectFrom('locations').select('name').orderBy('id').limit(1).executeTakeFirst()
  const example: Example = {
    ...exampleCar,
    state: words.stateWords.listed,
    range: words.rangeWords.midi,
    gearbox: words.gearboxWords.automatic,
    fuelType: words.fuelWords.gasoline,
    airConditioning: words.yesNoWords.yes,
    mileage: words.unlimitedWord,
    ...(place && { locations: place.name }),
  }
  const headings = (Object.keys(carHeadings) as CarHeading[]).filter(
    (heading) => !(left as readonly CarHeading[]).includes(heading),
  )
  const columns = headings.map((heading): CsvColumn<Example> => [
    carHeadings[heading],
    (row) => {
      const cell = row[heading] ?? null
      return typeof cell === 'object' && cell !== null ? cell[language] : cell
    },
  ])
  return csvHead(language, columns) + csvRows(language, columns, [example])
}
