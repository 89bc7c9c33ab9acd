/* oxlint-disable wouri/separate-texts -- what the rule asks for elsewhere is left out here on purpose */

import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { translate } from '#tests/support/translate-page.ts'
import { keepTranslatedTexts } from './keep-translated-texts.ts'

keepTranslatedTexts()
/** Observers are told in a microtask, before anything else goes on. */
const translated = (root: Element) => act(async () => translate(root))

test('a text that is taken away takes its translation along', async () => {
  const { root, update } = await render(
    <p>
      {'Price'}
      <b>1</b>
    </p>,
  )
  await translated(root)
  expect(root.textContent).toBe('[Price][1]')
  await update(
    <p>
      {null}
      <b>1</b>
    </p>,
  )
  expect(root.textContent).toBe('[1]')
})

test('what is put before a text stands before its translation', async () => {
  const button = (busy: boolean) => (
    <button type="button">
      {busy && <i>…</i>}
      {'Save'}
    </button>
  )
  const { root, update } = await render(button(false))
  await translated(root)
  await update(button(true))
  expect(root.textContent).toBe('…[Save]')
  await update(button(false))
  expect(root.textContent).toBe('[Save]')
})

test('new words are shown, also when they were translated before', async () => {
  const total = (amount: number) => (
    <p>
      {'Total '}
      {amount}
      <b>FCFA</b>
    </p>
  )
  const { root, update } = await render(total(10))
  for (const amount of [20, 30]) {
    await translated(root)
    await update(total(amount))
    expect(root.textContent).toBe(`[Total ]${amount}[FCFA]`)
  }
})

test('a screen that was translated goes away, and another comes', async () => {
  const { root, update } = await render(
    <>
      {'One'}
      <p>Two {2} words</p>
      {'Three'}
    </>,
  )
  await translated(root)
  await update(<p>Another</p>)
  expect(root.textContent).toBe('Another')
})
