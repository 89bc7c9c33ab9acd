import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { render, type } from '#tests/support/render.tsx'
import { AmountField } from './AmountField.tsx'

function Typed({ initially }: { initially: string }) {
  const [text, setText] = useState(initially)
  return <AmountField label="Price" name="price" value={text} onChange={setText} />
}

async function shown(initially = '') {
  const { root } = await render(<Typed initially={initially} />)
  return root.querySelector('input')!
}

const leave = (field: HTMLInputElement) =>
  act(async () => {
    field.focus()
    field.blur()
  })

test('digits are grouped while they are typed, and what a form begins with is grouped too', async () => {
  expect((await shown('216000')).value).toBe('216,000')
  const field = await shown()
  await type(field, '216000')
  expect(field.value).toBe('216,000')
})

test('an amount that was pasted in words is grouped once the field is left', async () => {
  const field = await shown()
  for (const pasted of ['150 000 FCFA', '150k', '150.000']) {
    await type(field, pasted)
    await leave(field)
    expect(field.value).toBe('150,000')
    await type(field, '')
  }
})

test('what is no amount stays for its error to be seen', async () => {
  const field = await shown()
  await type(field, 'ten')
  await leave(field)
  expect(field.value).toBe('ten')
})
