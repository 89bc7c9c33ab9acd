import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, test } from 'vitest'
import { documentFailures, pdfFailures, pictureFailures } from '#contract/file-failures.ts'
import { learnFailures } from '#client/i18n/failure-messages.ts'
import { deferredFailures } from '#client/i18n/failures/deferred.ts'
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

learnFailures(deferredFailures)
const sources = Object.values(deferredFailures).map(({ id, message }) => [id, message!])
const i18n = setupI18n({ locale: 'en', messages: { en: Object.fromEntries(sources) } })

/** What is said of the file, in English. */
async function shown(given: Partial<Upload>, megabytes?: number): Promise<string> {
  const more = megabytes === undefined ? {} : { megabytes }
  const { root } = await render(
    <I18nProvider i18n={i18n}>
      <UploadField upload={anUpload(given)} label="Licence" accept="image/*" id="l" {...more} />
    </I18nProvider>,
  )
  return root.querySelector('[role=alert]')!.textContent
}

async function buttons(given: Partial<Upload>): Promise<string[]> {
  const upload = anUpload(given)
  const field = <UploadField upload={upload} label="Licence" accept="image/*" capture="environment" id="l" />
  const { root } = await render(field)
  return [...root.querySelectorAll('button')].map(
    (button) => button.textContent || button.getAttribute('aria-label')!,
  )
}

const refusals = [...new Set([...pictureFailures, ...documentFailures, ...pdfFailures])]

test('after a refused file another photo or file is one press away, and sending the same again is not offered', async () => {
  for (const problem of refusals) {
    const refused = await buttons({ state: 'failed', problem })
    expect(refused, problem).toEqual(expect.arrayContaining(['Take a photo', 'Choose a file']))
    expect(refused, problem).not.toContain('Retry')
  }
})

test('each reason to refuse a file has a sentence of its own, with the size that is taken', async () => {
  const sentences = []
  for (const problem of refusals) sentences.push(await shown({ state: 'failed', problem }))
  expect(new Set(sentences).size).toBe(refusals.length)
  expect(sentences).not.toContain('An unhandled error occurred.')
  expect(await shown({ state: 'failed', problem: 'file-too-large' })).toContain('8 MB')
  expect(await shown({ state: 'failed', problem: 'file-too-large' }, 2)).toContain('2 MB')
})

test('a file that did not arrive can be sent again, or another in its place', async () => {
  expect(await buttons({ state: 'failed', problem: 'offline' })).toEqual(
    expect.arrayContaining(['Retry', 'Take a photo', 'Choose a file']),
  )
})

test('while a file is on its way no other is offered', async () => {
  expect(await buttons({ state: 'sending' })).not.toContain('Choose a file')
})
