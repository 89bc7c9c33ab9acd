import { expect, test } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { Suppliers } from './chapters.tsx'

test('the order of results is told as it is', async () => {
  const { root } = await render(<Suppliers />)
  expect(root.textContent).toContain('Cars come before scooters')
  expect(root.textContent).not.toContain('ordered by total price')
})
