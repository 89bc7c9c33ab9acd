import { expect, test, vi } from 'vitest'
import type { Upload } from '#client/components/upload/useUpload.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { press, render } from '#tests/support/render.tsx'
import { LicenceField } from './LicenceField.tsx'
import type { Licence } from './useLicence.ts'

const anUpload = (given: Partial<Upload> = {}): Upload => ({
  state: 'idle',
  progress: 0,
  fileName: '',
  problem: null,
  answer: null,
  choose: vi.fn(),
  retry: vi.fn(),
  cancel: vi.fn(),
  reset: vi.fn(),
  ...given,
})
const sent = (name: string) => anUpload({ state: 'done', fileName: name, answer: name })

async function legends(given: Partial<Licence>) {
  const licence = { upload: anUpload(), back: anUpload(), isOnFile: false, isReplacing: false, ...given }
  const form = { shown: () => undefined, mend: () => undefined }
  const { root } = await render(<LicenceField checkout={{ form, licence } as unknown as Checkout} />)
  return [...root.querySelectorAll('legend')].map(({ textContent }) => textContent)
}
const [front, back] = ["Driver's licence", 'Back of the licence (optional)']

test('the back is asked for once there is a front, in a field of its own', async () => {
  expect(await legends({})).toEqual([front])
  expect(await legends({ upload: anUpload({ state: 'sending' }) })).toEqual([front])
  expect(await legends({ upload: sent('front.jpg') })).toEqual([front, back])
})

test('beside a photo it says why; what was sent is removed by itself', async () => {
  await legends({ upload: sent('front.pdf') })
  expect(document.body.textContent).not.toContain('Your photo shows one side.')
  await legends({ upload: sent('front.jpg') })
  expect(document.body.textContent).toContain('Your photo shows one side.')
  const other = sent('back.jpg')
  await legends({ upload: sent('front.jpg'), back: other })
  await press(
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Removeback.jpg'),
  )
  expect(other.reset).toHaveBeenCalledTimes(1)
})

test('a licence on file is enough, and nothing more is asked for', async () => {
  expect(await legends({ isOnFile: true })).toEqual([])
})
