import { expect, test } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { LicenceBackField } from './LicenceBackField.tsx'
import type { Upload } from '#client/components/upload/useUpload.ts'

const nothing = () => undefined
const idle: Upload = {
  state: 'idle',
  progress: 0,
  fileName: '',
  problem: null,
  answer: null,
  choose: nothing,
  retry: nothing,
  cancel: nothing,
  reset: nothing,
}
const shown = async (front: string) =>
  (await render(<LicenceBackField upload={idle} front={front} id="back" />)).root

test('beside a photo the other side is asked for, beside a PDF it is only possible', async () => {
  const [photo, pdf] = [await shown('a.jpg'), await shown('a.pdf')]
  expect(photo.textContent).toContain('Your photo shows one side.')
  expect(pdf.textContent).not.toContain('Your photo shows one side.')
  expect(pdf.textContent).toContain('Not needed if your PDF shows both sides.')
  for (const field of [photo, pdf]) {
    expect(field.querySelector('legend')!.textContent).toBe('Back of the licence (optional)')
    expect(field.querySelector('[role=alert]')!.textContent).toBe('')
  }
})
