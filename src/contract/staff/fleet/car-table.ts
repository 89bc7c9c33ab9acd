// Cars from a spreadsheet: a file is checked whole before a row of it is written.

import * as v from 'valibot'
import { carHeadings, type CarHeading } from '#domain/car/table/car-headings.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../fields.ts'
import { tableFailures } from '../../file-failures.ts'
import { staff } from './cars.ts'

export const mostTableRows = 500
/** 2 MB: five hundred cars with every field are a tenth of it. */
export const maximumTableBytes = 2 * 1024 * 1024
/** How many problems are told at once; the rest is counted. */
export const mostTableProblems = 200

export const tableProblems = [
  'required',
  'not-a-word',
  'not-a-number',
  'unknown-place',
  'too-low',
  'too-high',
  'too-long',
  'card-number-in-text',
  'not-a-plate',
  'plate-registered',
  /** Two rows have it. */
  'plate-twice',
  /** Several cars have that name and no plate. */
  'plate-needed',
  'other-supplier',
  'not-for-new-cars',
  'wrong',
  // of the whole table
  'column-missing',
  'column-twice',
  'no-rows',
  'too-many-rows',
  'car-limit',
] as const
export type TableProblemKind = (typeof tableProblems)[number]

export const TableProblem = v.object({
  problem: v.picklist(tableProblems),
  /** As the spreadsheet counts them, the headings being 1; null of the whole table. */
  row: v.nullable(v.number()),
  /** `D7`; null where there is no such cell. */
  at: v.nullable(v.string()),
  heading: v.nullable(v.picklist(Object.keys(carHeadings) as [CarHeading, ...CarHeading[]])),
  /** The heading as the table writes it. */
  column: v.nullable(v.string()),
  /** What stands there. */
  cell: v.string(),
  /** The bound that is passed, or how many there may be. */
  bound: v.optional(v.number()),
  /** The words that the column takes, in the language of the table. */
  allowed: v.optional(v.array(v.string())),
})
export type TableProblem = v.InferOutput<typeof TableProblem>

const counts = { added: v.number(), changed: v.number(), unchanged: v.number() }

const CarTableCheck = v.object({
  rows: v.number(),
  ...counts,
  problems: v.array(TableProblem),
  /** Beyond those that are told. */
  moreProblems: v.number(),
  /** Headings that say nothing about a car. */
  ignored: v.array(v.string()),
  /** Sent with the import: what was checked. Null where something is wrong. */
  plan: v.nullable(v.string()),
})
export type CarTableCheck = v.InferOutput<typeof CarTableCheck>

const failures = ['signed-out', 'forbidden', 'not-found', 'required', ...tableFailures] as const

const exampleTable = `Name,Number plate,Per day (XAF),Places
Toyota Corolla Cross,LT 482 KT,50000,Douala International Airport
`

/** An admin names it; a seat has its own. */
const supplier = v.optional(Id)

export const checkCarTable = endpoint({
  method: 'POST',
  path: '/api/staff/car-table/check',
  summary:
    'For owners and admins: says what a table of cars (CSV or XLSX, up to 500 rows and 2 MB) would add and change, and what is wrong with which cell; writes nothing',
  query: v.object({ supplier }),
  multipart: 'file',
  response: CarTableCheck,
  failures,
  ...staff,
  example: () => ({ as: 'admin', query: { supplier: 'mboa-prestige' }, body: exampleTable }),
})

export const importCarTable = endpoint({
  method: 'POST',
  path: '/api/staff/car-table',
  summary:
    'For owners and admins: adds the cars of a table and changes those whose plates it has, all of them or none; an empty cell changes nothing',
  query: v.object({
    supplier,
    /** Of the check; without it, whatever the table says is written. */
    plan: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  }),
  multipart: 'file',
  response: v.object(counts),
  failures: [...failures, 'invalid-input', 'changed-meanwhile'],
  ...staff,
  example: () => ({ as: 'admin', query: { supplier: 'mboa-prestige' }, body: exampleTable }),
})

export const getCarTableModel = endpoint({
  method: 'GET',
  path: '/api/staff/car-table.csv',
  summary: 'For owners and admins: an empty table of cars with its headings and an example, to be filled in',
  media: ['text/csv; charset=utf-8'],
  failures: ['signed-out', 'forbidden'],
  ...staff,
  example: () => ({ as: 'admin' }),
})
