import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'
import { shareAddress } from './share-file.ts'

const share = vi.fn<(data: ShareData) => Promise<void>>()
const open = vi.fn()
const canShare = vi.fn(() => true)
const device = (isApp: boolean) =>
  Object.defineProperties(navigator, {
    standalone: { value: isApp, configurable: true },
    share: { value: share, configurable: true },
    canShare: { value: canShare, configurable: true },
  })

beforeEach(() => {
  device(true)
  share.mockReset().mockResolvedValue()
  canShare.mockReset().mockReturnValue(true)
  vi.stubGlobal('open', open.mockReset())
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="receipt.pdf"',
  }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('%PDF-1.7', { headers })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'standalone')
})

const sharedNames = () => share.mock.calls.map(([{ files }]) => files![0]!.name)

test('a file of ours is shared under its name', async () => {
  await shareAddress('/api/receipts/one')
  expect(sharedNames()).toEqual(['receipt.pdf'])
  expect(open).not.toHaveBeenCalled()
})

test('one that was fetched for too long after a press is shared with the next, and not fetched again', async () => {
  share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'))
  await shareAddress('/api/receipts/two')
  await shareAddress('/api/receipts/two')
  expect(sharedNames()).toHaveLength(2)
  expect(fetch).toHaveBeenCalledOnce()
})

test('what the device does not share, or was not given, opens in a window', async () => {
  canShare.mockReturnValue(false)
  await shareAddress('/api/receipts/three')
  vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 404 }))
  await shareAddress('/api/receipts/four')
  expect(open.mock.calls).toEqual([['/api/receipts/three'], ['/api/receipts/four']])
  expect(share).not.toHaveBeenCalled()
})

test('a file made on the device is shared in such an app, and downloaded everywhere else', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await saveFile('trip.ics', 'text/calendar', 'BEGIN:VCALENDAR')
  expect([sharedNames(), click.mock.calls.length]).toEqual([['trip.ics'], 0])
  device(false)
  await saveFile('trip.ics', 'text/calendar', 'BEGIN:VCALENDAR')
  expect([sharedNames().length, click.mock.calls.length]).toEqual([1, 1])
})
