// The alert rules and the dashboard ask for metrics and labels that there are.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import { openMetrics } from './metrics.ts'
import { storedMetrics } from './stored-metrics.ts'

const root = resolve(import.meta.dirname, '../../../..')
const read = (name: string) => readFileSync(resolve(root, 'src', name), 'utf8')

const rules = [...read('watching/alerts.yml').matchAll(/^ {8}expr: (.+)$/gm)].map((found) => found[1]!)
type Dashboard = { panels: { targets: { expr: string; legendFormat: string }[] }[] }
const targets = (JSON.parse(read('watching/dashboard.json')) as Dashboard).panels.flatMap(
  (panel) => panel.targets,
)

type Metric = { name: string; type: string; labelNames?: string[] }

/** Every series that can be read, with its labels. */
async function seriesOf(): Promise<Map<string, ReadonlySet<string>>> {
  const metrics = openMetrics()
  // Nothing is asked of it: the names are known before the first reading.
  const db = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  storedMetrics(metrics, db, () => 0)
  const all = metrics.registry.getMetricsAsArray() as unknown as Metric[]
  await db.destroy()
  return new Map(
    all.flatMap(({ name, type, labelNames = [] }) => {
      // What Prometheus adds by itself.
      const labels = new Set([...labelNames, 'instance'])
      if (type !== 'histogram') return [[name, labels] as const]
      return [
        [`${name}_bucket`, new Set([...labels, 'le'])] as const,
        [`${name}_count`, labels] as const,
        [`${name}_sum`, labels] as const,
      ]
    }),
  )
}

const namesIn = (expression: string) => expression.match(/\b(wouri|nodejs|process)_\w+/g) ?? []

/** Labels by which an expression chooses, groups or names its lines. */
const labelsIn = (text: string) =>
  [...text.matchAll(/(?:\{|, ?)(\w+)(?:!?=~?)|by \(([\w, ]+)\)|\{\{(\w+)\}\}/g)].flatMap(
    ([, chosen, grouped, shown]) => grouped?.split(', ') ?? [chosen ?? shown!],
  )

const asked = [...rules.map((expr) => ({ expr, legendFormat: '' })), ...targets]

test('every metric and label of the alert rules and the dashboard is measured', async () => {
  const series = await seriesOf()
  expect(rules.length).toBeGreaterThan(10)
  expect(targets.length).toBeGreaterThan(10)
  const unknown = asked.flatMap(({ expr, legendFormat }) => {
    const names = namesIn(expr)
    const labels = new Set(names.flatMap((name) => [...(series.get(name) ?? [])]))
    return [
      ...names.filter((name) => !series.has(name)),
      ...labelsIn(`${expr} ${legendFormat}`).filter((label) => !labels.has(label)),
    ]
  })
  expect(unknown).toEqual([])
})

test('every alarm of the operators’ page has a rule', () => {
  const page = read('OPERATIONS.md')
  const named = [...page.matchAll(/^\| `((?:wouri|nodejs)_\w+)`/gm)].map((found) => found[1]!)
  const ruled = rules.flatMap(namesIn)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !ruled.some((found) => found.startsWith(name)))).toEqual([])
})
