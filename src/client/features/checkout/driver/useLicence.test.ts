import { act, createElement, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/account/account.ts'
import { discardLicence, uploadLicence } from '#client/api/account/licences.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import type { UploadedLicence } from '#client/features/checkout/draft.ts'
import { learnTime, rightNow } from '#client/store/clock.ts'
import { useLicence, type Licence } from './useLicence.ts'

vi.mock('#client/api/account/licences.ts', () => ({ uploadLicence: vi.fn(), discardLicence: vi.fn() }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const now = Date.now()
const amina = { _id: 'amina-ngassa', license: 'on-file.jpg' } as User
const pdf = new File(['x'], 'licence.pdf', { type: 'application/pdf' })

let licence: Licence
let kept: UploadedLicence | null
let keptBack: UploadedLicence | null
let root: Root

function Screen({ user }: { user: User | null }) {
  const current = useLicence({
    user,
    front: { stored: kept, store: (next) => (kept = next) },
    back: { stored: keptBack, store: (next) => (keptBack = next) },
    now,
  })
  useEffect(() => {
    licence = current
  })
  return null
}
const open = (user: User | null) => act(async () => root.render(createElement(Screen, { user })))
const doing = (what: () => void) => act(async () => what())

beforeEach(() => {
  kept = null
  keptBack = null
  root = createRoot(document.createElement('div'))
  vi.mocked(uploadLicence).mockReset().mockResolvedValue('sent.pdf')
  vi.mocked(discardLicence).mockReset().mockResolvedValue()
})
afterEach(() => act(async () => root.unmount()))

test('a guest has none until it is sent; then its name is kept, to go along with the booking', async () => {
  await open(null)
  expect(licence.isThere).toBe(false)
  await doing(() => licence.upload.choose(pdf))
  expect([licence.isThere, licence.upload.answer]).toEqual([true, 'sent.pdf'])
  expect(kept).toMatchObject({ name: 'sent.pdf', fileName: 'licence.pdf' })
})

test('the moment it was sent is the right one on a phone whose clock is days off', async () => {
  learnTime(new Date(now + 3 * 24 * 3_600_000).toUTCString())
  await open(null)
  await doing(() => licence.upload.choose(pdf))
  expect(Math.abs(kept!.sentAt - rightNow())).toBeLessThan(60_000)
  learnTime(new Date().toUTCString())
})

test('a licence on file is enough, and nothing goes along with the booking', async () => {
  await open(amina)
  expect([licence.isThere, licence.isReplacing, licence.upload.answer]).toEqual([true, false, null])
})

test('one that was sent today is there after the app was closed, one of yesterday is asked for again', async () => {
  kept = { name: 'sent.jpg', fileName: 'IMG_4.jpg', sentAt: now - 3_600_000 }
  await open(null)
  expect([licence.isThere, licence.upload.answer]).toEqual([true, 'sent.jpg'])
  await act(async () => root.unmount())
  root = createRoot(document.createElement('div'))
  kept = { ...kept, sentAt: now - 24 * 3_600_000 }
  await open(null)
  expect([licence.isThere, licence.upload.answer]).toEqual([false, null])
})

test('a removed licence is deleted on the server too', async () => {
  kept = { name: 'sent.jpg', fileName: 'IMG_4.jpg', sentAt: now }
  await open(null)
  await doing(() => licence.upload.reset())
  expect(discardLicence).toHaveBeenCalledWith('sent.jpg')
  expect([licence.isThere, kept]).toEqual([false, null])
})

test('a name that the server does not know is dropped, and another one asked for', async () => {
  kept = { name: 'sent.jpg', fileName: 'IMG_4.jpg', sentAt: now }
  await open(null)
  await doing(() => licence.drop('not-found'))
  expect(discardLicence).not.toHaveBeenCalled()
  expect([licence.isThere, licence.upload.state, kept]).toEqual([false, 'idle', null])
})

test('a licence on file that the server does not find is no longer believed in', async () => {
  await open(amina)
  await doing(() => licence.drop('licence-required'))
  expect([licence.isOnFile, licence.isThere, licence.isReplacing]).toEqual([false, false, true])
})

test('a driver who decides against sending another one books with the one on file', async () => {
  await open(amina)
  await doing(() => licence.replace(true))
  await doing(() => licence.upload.choose(pdf))
  expect(licence.upload.answer).toBe('sent.pdf')
  await doing(() => licence.replace(false))
  expect(discardLicence).toHaveBeenCalledWith('sent.pdf')
  expect([licence.isThere, licence.isReplacing, licence.upload.answer]).toEqual([true, false, null])
})

test('a back goes along with its front: it is kept beside it, and without it it is nothing', async () => {
  await open(null)
  await doing(() => licence.upload.choose(pdf))
  expect(licence.back.answer).toBeNull()
  vi.mocked(uploadLicence).mockResolvedValue('back.jpg')
  await doing(() => licence.back.choose(new File(['x'], 'back.pdf', { type: 'application/pdf' })))
  expect([licence.upload.answer, licence.back.answer, keptBack?.name]).toEqual([
    'sent.pdf',
    'back.jpg',
    'back.jpg',
  ])
  await doing(() => licence.back.reset())
  expect([licence.isThere, licence.back.answer, kept?.name, keptBack]).toEqual([true, null, 'sent.pdf', null])
  await doing(() => licence.back.choose(pdf))
  await doing(() => licence.upload.reset())
  expect(discardLicence).toHaveBeenCalledWith('sent.pdf')
  expect(discardLicence).toHaveBeenCalledWith('back.jpg')
  expect([licence.isThere, licence.back.answer, kept, keptBack]).toEqual([false, null, null, null])
})

test('a back whose front is a day old waits for another front', async () => {
  keptBack = { name: 'back.jpg', fileName: 'IMG_5.jpg', sentAt: now - 3_600_000 }
  kept = { name: 'sent.jpg', fileName: 'IMG_4.jpg', sentAt: now - 24 * 3_600_000 }
  await open(null)
  expect([licence.isThere, licence.back.answer]).toEqual([false, null])
  await doing(() => licence.upload.choose(pdf))
  expect([licence.upload.answer, licence.back.answer]).toEqual(['sent.pdf', 'back.jpg'])
})

test('a failed back keeps nobody from going on', async () => {
  await open(null)
  await doing(() => licence.upload.choose(pdf))
  vi.mocked(uploadLicence).mockRejectedValue(new CallFailure('offline'))
  await doing(() => licence.back.choose(pdf))
  expect([licence.back.state, licence.isThere, licence.isBusy, licence.back.answer]).toEqual([
    'failed',
    true,
    false,
    null,
  ])
})
