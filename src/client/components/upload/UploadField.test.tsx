import { expect, test } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { UploadField } from './UploadField.tsx'
import type { Upload } from './useUpload.ts'

const nothing = () => undefined
const anUpload = (given: Partial<Upload>): Upload => ({
  state: 'idle',
  progress: 0,
  fileName: 'licence.jpg',
  problem: null,
  answer: null,
  choose: nothing,
  retry: nothing,
  cancel: nothing,
  reset: nothing,
  ...given,
})

async function buttons(given: Partial<Upload>): Promise<string[]> {
  const upload = anUpload(given)
  const field = <UploadField upload={upload} label="Licence" accept="image/*" capture="environment" id="l" />
  const { root } = await render(field)
  return [...root.querySelectorAll('button')].map(
    (button) => button.textContent || button.getAttribute('aria-label')!,
  )
}

test('after a refused file another photo or file is one press away, and sending the same again is not offered', async () => {
  const refused = await buttons({ state: 'failed', problem: 'file-unusable' })
  expect(refused).toEqual(expect.arrayContaining(['Take a photo', 'Choose a file']))
  expect(refused).not.toContain('Retry')
})

test('a file that did not arrive can be sent again, or another in its place', async () => {
  expect(await buttons({ state: 'failed', problem: 'offline' })).toEqual(
    expect.arrayContaining(['Retry', 'Take a photo', 'Choose a file']),
  )
})

test('while a file is on its way no other is offered', async () => {
  expect(await buttons({ state: 'sending' })).not.toContain('Choose a file')
})
