// What is wrong with the fields of a car, told of the cells of its row.

import * as v from 'valibot'
import { CarFields } from '#contract/staff/fleet/car-fields.ts'
import type { TableProblem } from '#contract/staff/fleet/car-table.ts'
import { isExtra, type CarHeading } from '#domain/car/table/car-headings.ts'

type Told = Pick<TableProblem, 'problem' | 'bound'>

function problemOf(heading: CarHeading, issue: v.BaseIssue<unknown>): Told {
  const { type, requirement, message } = issue
  if (heading === 'plate') return { problem: 'not-a-plate' }
  if (message === 'card-number-in-text') return { problem: message }
  if (type === 'max_length') return { problem: 'too-long', bound: Number(requirement) }
  // -1 says something of its own in these two: what may be typed begins above it.
  if (type === 'min_value' && heading === 'mileage') return { problem: 'too-low', bound: 1 }
  if (type === 'min_value' && isExtra(heading)) return { problem: 'too-low', bound: 0 }
  if (type === 'min_value') return { problem: 'too-low', bound: Number(requirement) }
  if (type === 'max_value') return { problem: 'too-high', bound: Number(requirement) }
  return { problem: message === 'required' || issue.received === 'undefined' ? 'required' : 'wrong' }
}

/** The schema of the car's form decides: the fields that it makes of these, or one problem for each heading. */
export function checkFields(fields: unknown): { fields: CarFields | null; problems: Map<CarHeading, Told> } {
  const parsed = v.safeParse(CarFields, fields)
  const problems = new Map<CarHeading, Told>()
  if (parsed.success) return { fields: parsed.output, problems }
  for (const issue of parsed.issues) {
    const heading = v
      .getDotPath(issue)!
      .split('.')
      .find((part) => part !== 'extras') as CarHeading
    if (!problems.has(heading)) problems.set(heading, problemOf(heading, issue))
  }
  return { fields: null, problems }
}
