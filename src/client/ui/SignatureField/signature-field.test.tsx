import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { recordInspection } from '#contract/staff/inspections.ts'
import { render } from '#tests/support/render.tsx'
import * as v from 'valibot'
import { SignatureField } from './SignatureField.tsx'
import { pathOf, type Point } from './stroke-path.ts'

/** A long and restless signature. */
const restless: Point[] = Array.from({ length: 9_000 }, (_, at) => [(at * 37) % 600, (at * 91) % 200])

test.each<[string, Point[][], string | null]>([
  ['nothing', [], null],
  ['a dot', [[[10, 20]]], 'M10 20L10 20'],
  [
    'a line',
    [
      [
        [0, 0],
        [9.4, 9.6],
      ],
    ],
    'M0 0L9 10',
  ],
  [
    'two strokes',
    [
      [
        [0, 0],
        [50, 0],
      ],
      [
        [20, 0],
        [20, 50],
      ],
    ],
    'M0 0L50 0M20 0L20 50',
  ],
  [
    'a trembling hand',
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [40, 0],
      ],
    ],
    'M0 0L40 0',
  ],
])('%s', (_, strokes, path) => {
  expect(pathOf(strokes)).toBe(path)
})

test('the path is one that a record takes, however long somebody draws', () => {
  const { entries } = recordInspection.body as unknown as { entries: { signatures: v.GenericSchema } }
  for (const strokes of [[restless], [[[1, 1]]]] as Point[][][]) {
    const signature = { path: pathOf(strokes), refusal: null }
    expect(v.is(entries.signatures, { driver: signature, desk: signature })).toBe(true)
  }
})

const fire = (element: Element, type: string, [clientX, clientY]: Point) =>
  act(async () => {
    element.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, button: 0, pointerId: 1, bubbles: true }),
    )
  })

function Signed() {
  const [path, setPath] = useState<string | null>(null)
  return (
    <>
      <SignatureField label="Driver" value={path} onChange={setPath} help="Sign here" />
      <button type="button" onClick={() => setPath(null)}>
        Again
      </button>
      <output>{path}</output>
    </>
  )
}

test('each stroke is added when the finger leaves, and after "again" the first ones are gone', async () => {
  const { root } = await render(<Signed />)
  const svg = root.querySelector('svg')!
  svg.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 100 }) as DOMRect
  const said = () => root.querySelector('output')!.textContent
  const stroke = async (from: Point, to: Point) => {
    await fire(svg, 'pointerdown', from)
    await fire(svg, 'pointermove', to)
    await fire(svg, 'pointerup', to)
  }
  await fire(svg, 'pointermove', [9, 9])
  expect(said()).toBe('')
  await stroke([0, 0], [30, 10])
  await stroke([100, 50], [500, 50])
  expect(said()).toBe('M0 0L60 20M200 100L600 100')
  await act(async () => root.querySelector('button')!.click())
  await stroke([10, 10], [20, 20])
  expect(said()).toBe('M20 20L40 40')
})
