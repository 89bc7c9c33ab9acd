import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { render } from '#tests/support/render.tsx'
import { Voucher } from './Voucher.tsx'

// Fetched when it is shown, which takes as long as the machine is busy.
beforeAll(() => import('./QrCode.tsx'))
afterEach(() => {
  history.replaceState(null, '', '#')
  vi.restoreAllMocks()
})

test.each([
  ['#voucher', 'brings the code for the counter into view', ['voucher']],
  ['', 'leaves the page where it is', []],
])('an address with "%s" %s', async (hash, _does, shown) => {
  history.replaceState(null, '', `/booking?b=1${hash}`)
  const scrolled: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id)
  })
  const { root } = await render(<Voucher booking={bookings.paid} />)
  await act(() => expect.poll(() => root.querySelector('[role="img"]')).not.toBeNull())
  expect(scrolled).toEqual(shown)
})
