// What a table of cars would do to a fleet: every row checked by the schema of the car's form, before any is written.

import { createHash } from 'node:crypto'
import type { CarFields } from '#contract/staff/fleet/car-fields.ts'
import { mostTableRows, type TableProblem } from '#contract/staff/fleet/car-table.ts'
import { newCar } from '#domain/car/new-car.ts'
import { normalisePlate } from '#domain/car/plate.ts'
import type { CarState } from '#domain/car/state.ts'
import type { CarHeading } from '#domain/car/table/car-headings.ts'
import { wordKey } from '#domain/car/table/find-columns.ts'
import { extras } from '#domain/rental/extras.ts'
import { checkFields } from './check-fields.ts'
import type { Fleet, FleetCar } from './find-fleet.ts'
import { ofCell, ofTable, readRows, type Table, type TableRow } from './read-rows.ts'

/** What one row does; `car` is the one that it changes, null for a new one. */
export type PlannedCar = { car: FleetCar | null; fields: CarFields; state: CarState; isChanged: boolean }

export type TablePlan = {
  planned: PlannedCar[]
  problems: TableProblem[]
  ignored: string[]
  /** The same for the same file and the same cars. */
  digest: string
}

const neededForNew = ['name', 'dailyPrice', 'locations'] as const satisfies readonly CarHeading[]

/** Takes the cells of a file, one row more than may be where there are more, and the fleet that it is for. */
export function planTable(cells: readonly (readonly string[])[], fleet: Fleet): TablePlan {
  const table = readRows(cells, fleet.places)
  const problems = problemsOfTable(table)
  const planned: PlannedCar[] = []
  if (problems.length === 0) {
    const seen = new Set<string>()
    const missing = new Set<CarHeading>()
    for (const row of table.rows) {
      const one = planRow(table, row, fleet, { seen, missing })
      problems.push(...one.problems)
      if (one.planned) planned.push(one.planned)
    }
    problems.unshift(...[...missing].map((heading) => ofTable('column-missing', table.columns, { heading })))
    problems.push(...roomProblem(table, planned, fleet))
  }
  const seenAs = planned.map(({ car, isChanged }) => [car?.id, car?.version, isChanged])
  const digest = createHash('sha256')
    .update(JSON.stringify([fleet.supplier, cells, seenAs]))
    .digest('hex')
  return { planned, problems, ignored: table.columns.ignored, digest }
}

/** What keeps the rows from being looked at. */
function problemsOfTable({ columns, rows }: Table): TableProblem[] {
  const twice = columns.twice.map((heading) => ofTable('column-twice', columns, { heading }))
  const isNamed = columns.at.has('plate') || columns.at.has('name')
  const missing = isNamed ? [] : [ofTable('column-missing', columns, { heading: 'plate' })]
  if (rows.length > mostTableRows) return [ofTable('too-many-rows', columns, { bound: mostTableRows })]
  if (rows.length === 0) return [...twice, ...missing, ofTable('no-rows', columns)]
  return [...twice, ...missing]
}

/** These three are read as they stand. */
const textOf = (cell: unknown) => (typeof cell === 'string' ? cell : '')

type Sofar = { seen: Set<string>; missing: Set<CarHeading> }

function planRow(
  table: Table,
  { row, values, problems: read }: TableRow,
  fleet: Fleet,
  { seen, missing }: Sofar,
): { planned: PlannedCar | null; problems: TableProblem[] } {
  const problems = [...read]
  const wrong = (heading: CarHeading, told: Parameters<typeof ofCell>[3]) => {
    if (problems.some((each) => each.heading === heading)) return
    problems.push(ofCell(table, row, heading, told))
  }
  const { supplier: owner, state: asked, photos: _photos, ...cells } = values
  if (owner !== undefined && wordKey(textOf(owner)) !== wordKey(fleet.name))
    wrong('supplier', { problem: 'other-supplier' })

  const plate = cells.plate === undefined ? null : normalisePlate(textOf(cells.plate))
  const { car, problem } = findCar(fleet, { plate, name: textOf(cells.name) }, cells.plate !== undefined)
  if (problem) wrong('plate', { problem })
  const key = plate ?? `name ${wordKey(textOf(cells.name))}`
  if (seen.has(key)) wrong('plate', { problem: plate === null ? 'plate-needed' : 'plate-twice' })
  seen.add(key)

  const checked = checkFields(fieldsFrom(cells, car))
  for (const [heading, told] of checked.problems) {
    const isOfColumn = told.problem === 'required' && !table.columns.at.has(heading)
    if (isOfColumn && (neededForNew as readonly CarHeading[]).includes(heading)) missing.add(heading)
    else wrong(heading, told)
  }
  const state = (asked ?? car?.state ?? newCar.state) as CarState
  if (!car && state === 'retired') wrong('state', { problem: 'not-for-new-cars' })
  if (problems.length > 0 || checked.fields === null) return { planned: null, problems }
  return {
    planned: { car, state, fields: checked.fields, isChanged: differs(car, checked.fields, state) },
    problems,
  }
}

/** By its plate; without one by its name, among the cars that have none either. */
function findCar(
  { cars, takenPlates }: Fleet,
  { plate, name }: { plate: string | null; name: string },
  hasPlate: boolean,
): { car: FleetCar | null; problem?: TableProblem['problem'] } {
  if (plate !== null) {
    if (takenPlates.has(plate)) return { car: null, problem: 'plate-registered' }
    return { car: cars.find((each) => each.fields.plate === plate) ?? null }
  }
  if (hasPlate) return { car: null, problem: 'not-a-plate' }
  const named = cars.filter(({ fields }) => fields.plate === null && wordKey(fields.name) === wordKey(name))
  return named.length > 1 ? { car: null, problem: 'plate-needed' } : { car: named[0] ?? null }
}

/** What the cells say over what there is, or over what a new car begins with. */
function fieldsFrom(cells: TableRow['values'], car: FleetCar | null): Record<string, unknown> {
  const before = car?.fields ?? { ...newCar, plate: null }
  const said = Object.entries(cells)
  const isExtra = ([heading]: [string, unknown]) => (extras as readonly string[]).includes(heading)
  return {
    ...before,
    ...Object.fromEntries(said.filter((each) => !isExtra(each))),
    extras: { ...before.extras, ...Object.fromEntries(said.filter(isExtra)) },
  }
}

function differs(car: FleetCar | null, fields: CarFields, state: CarState): boolean {
  if (!car || car.state !== state) return true
  return (Object.keys(fields) as (keyof CarFields)[]).some(
    (field) => JSON.stringify(inOrder(fields[field])) !== JSON.stringify(inOrder(car.fields[field])),
  )
}

/** An object's keys come from a form in one order and from the database in another. */
const inOrder = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))
    : value

/** A fleet may have a limit of cars that are not retired. */
function roomProblem({ columns }: Table, planned: readonly PlannedCar[], fleet: Fleet): TableProblem[] {
  if (fleet.limit === null) return []
  const counts = (state: CarState | undefined) => Number(state !== undefined && state !== 'retired')
  const more = planned.reduce((sum, { car, state }) => sum + counts(state) - counts(car?.state), 0)
  return more > 0 && fleet.active + more > fleet.limit
    ? [ofTable('car-limit', columns, { bound: fleet.limit })]
    : []
}
