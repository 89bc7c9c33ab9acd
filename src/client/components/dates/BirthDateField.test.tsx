import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render, type } from '#tests/support/render.tsx'
import { BirthDateField } from './BirthDateField.tsx'

const onBlur = vi.fn()
const onChange = vi.fn<(value: string) => void>()

function Form({ first }: { first: string }) {
  const [current, setCurrent] = useState(first)
  function change(value: string) {
    onChange(value)
    setCurrent(value)
  }
  return (
    <BirthDateField label="Birth date" name="birthDate" value={current} onChange={change} onBlur={onBlur} />
  )
}

const value = () => onChange.mock.lastCall?.[0]

async function field(first = '') {
  await render(<Form first={first} />)
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('[role="group"] input')]
  return { inputs, shown: () => inputs().map((input) => input.value) }
}

test('a complete part passes the focus on, to the end of the date', async () => {
  const { inputs, shown } = await field()
  inputs()[0]!.focus()
  await type(inputs()[0]!, '17')
  expect(document.activeElement).toBe(inputs()[1])
  await type(inputs()[1]!, '5')
  expect([document.activeElement, value()]).toEqual([inputs()[1], '-05-17'])
  await type(inputs()[2]!, '1990')
  expect([value(), shown()]).toEqual(['1990-05-17', ['17', '5', '1990']])
  expect(inputs().every(({ inputMode }) => inputMode === 'numeric')).toBe(true)
})

test('a date that is pasted whole, or comes from outside, fills all three', async () => {
  const { inputs, shown } = await field('1991-04-18')
  expect(shown()).toEqual(['18', '04', '1991'])
  await type(inputs()[0]!, '17/05/1990')
  expect([value(), shown()]).toEqual(['1990-05-17', ['17', '05', '1990']])
})

test('emptied parts leave no value behind', async () => {
  const { inputs } = await field('1991-04-18')
  for (const input of inputs()) await type(input, '')
  expect(value()).toBe('')
})
