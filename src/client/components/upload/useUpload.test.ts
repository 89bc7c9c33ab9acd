import { act, createElement, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maximumUploadBytes } from '#contract/upload.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { useUpload, type Sent, type Upload } from './useUpload.ts'

// A picture is never shrunk here as a browser does it: its name says that it was.
vi.mock('./shrink-picture.ts', () => ({
  shrinkPicture: async (file: File) =>
    file.type === 'image/jpeg' ? new File(['x'], `light ${file.name}`) : file,
}))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

type Send = Parameters<typeof useUpload>[0]
type Sending = {
  file: File
  options: Parameters<Send>[1]
  answer: (name: string) => void
  refuse: (error: unknown) => void
}

let upload: Upload
let sendings: Sending[]
let root: Root

const send: Send = (file, options) =>
  new Promise((answer, refuse) => {
    sendings.push({ file, options, answer, refuse })
  })

function Screen({ sent }: { sent: Sent | null }) {
  const current = useUpload(send, sent)
  useEffect(() => {
    upload = current
  })
  return null
}

async function open(sent: Sent | null = null) {
  await act(async () => root.render(createElement(Screen, { sent })))
}
const doing = (what: () => void) => act(async () => what())
const shown = () => [upload.state, upload.progress, upload.fileName, upload.problem, upload.answer]
const pdf = (bytes = 10, name = 'licence.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

beforeEach(() => {
  sendings = []
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(async () => root.unmount()))

test('a chosen file is sent, and its progress is shown', async () => {
  await open()
  expect(shown()).toEqual(['idle', 0, '', null, null])
  await doing(() => upload.choose(pdf()))
  expect(shown()).toEqual(['sending', 0, 'licence.pdf', null, null])
  await doing(() => sendings[0]!.options.onProgress(0.4))
  expect(shown()).toEqual(['sending', 0.4, 'licence.pdf', null, null])
  await doing(() => sendings[0]!.answer('abc.pdf'))
  expect(shown()).toEqual(['done', 1, 'licence.pdf', null, 'abc.pdf'])
})

test('a failed upload keeps the file: trying again needs no choosing', async () => {
  await open()
  await doing(() => upload.choose(pdf()))
  await doing(() => sendings[0]!.refuse(new CallFailure('offline')))
  expect(shown()).toEqual(['failed', 0, 'licence.pdf', 'offline', null])
  await doing(() => upload.retry())
  expect(sendings[1]!.file).toBe(sendings[0]!.file)
  await doing(() => sendings[1]!.answer('abc.pdf'))
  expect(shown()).toEqual(['done', 1, 'licence.pdf', null, 'abc.pdf'])
})

test('a picture is made light once, also for a second attempt', async () => {
  await open()
  await doing(() => upload.choose(new File(['xxx'], 'IMG_4.jpg', { type: 'image/jpeg' })))
  await doing(() => sendings[0]!.refuse(new CallFailure('unavailable')))
  await doing(() => upload.retry())
  expect(sendings.map(({ file }) => file.name)).toEqual(['light IMG_4.jpg', 'light IMG_4.jpg'])
})

test('a file that is too large is not sent', async () => {
  await open()
  await doing(() => upload.choose(pdf(maximumUploadBytes + 1)))
  expect(shown()).toEqual(['failed', 0, 'licence.pdf', 'file-too-large', null])
  expect(sendings).toEqual([])
})

test('a cancelled upload is stopped, and says nothing more', async () => {
  await open()
  await doing(() => upload.choose(pdf()))
  await doing(() => upload.cancel())
  expect(sendings[0]!.options.signal.aborted).toBe(true)
  await doing(() => sendings[0]!.answer('late.pdf'))
  expect(shown()).toEqual(['idle', 0, '', null, null])
})

test('another choice takes the place of the first, whichever answers last', async () => {
  await open()
  await doing(() => upload.choose(pdf(10, 'first.pdf')))
  await doing(() => upload.choose(pdf(10, 'second.pdf')))
  await doing(() => sendings[1]!.answer('b.pdf'))
  await doing(() => sendings[0]!.answer('a.pdf'))
  expect(shown()).toEqual(['done', 1, 'second.pdf', null, 'b.pdf'])
})

test('leaving the screen stops the upload', async () => {
  await open()
  await doing(() => upload.choose(pdf()))
  await doing(() => root.unmount())
  expect(sendings[0]!.options.signal.aborted).toBe(true)
})

test('an earlier upload is still there, until it is removed', async () => {
  await open({ answer: 'abc.jpg', fileName: 'IMG_4.jpg' })
  expect(shown()).toEqual(['done', 1, 'IMG_4.jpg', null, 'abc.jpg'])
  await doing(() => upload.reset())
  expect(shown()).toEqual(['idle', 0, '', null, null])
})
