import { expect, test } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { ExtrasPart } from './CarParts.tsx'
import { emptyCar } from './car-form.ts'
import { PricesPart } from './PricesPart.tsx'

const part = { draft: emptyCar(), problems: {}, onChange: () => {} }

test('what a reduced price does is said by an example', async () => {
  const markup = { markupPercent: 0, isDateBasedPrice: false, dateBasedPrices: [] }
  const { root } = await render(<PricesPart {...part} markup={markup} />)
  expect(root.textContent).toContain('with 50,000\u00A0FCFA per day and 45,000\u00A0FCFA reduced')
})

test('an extra without a price says that it is not offered', async () => {
  const { root } = await render(<ExtrasPart {...part} />)
  const fields = [...root.querySelectorAll('input')]
  expect(fields).toHaveLength(6)
  expect(new Set(fields.map(({ placeholder }) => placeholder))).toEqual(new Set(['Not offered']))
})
