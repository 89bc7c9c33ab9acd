// Components of the trade, rendered: what a driver reads about a price, a booking and a form.

import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { bookingStatuses } from '#domain/booking/status.ts'
import { siteSupplier } from '#domain/car/supplier.ts'
import { reportReached, reportUnreachable } from '#client/api/connection.ts'
import { render } from '#tests/support/render.tsx'
import { StatusBadge } from './booking/StatusBadge.tsx'
import { PriceBreakdown } from './car/PriceBreakdown.tsx'
import { SupplierMark } from './car/supplier/SupplierMark.tsx'
import { VerifiedLine } from './car/supplier/VerifiedLine.tsx'
import { MissingFields } from './form/MissingFields.tsx'
import { FileLink } from './FileLink.tsx'

test('every status of a booking has a label of its own, beside a picture that is not read out', async () => {
  const { root } = await render(bookingStatuses.map((status) => <StatusBadge key={status} status={status} />))
  const labels = [...root.querySelectorAll('svg')].map((icon) => icon.parentElement!.textContent)
  expect(new Set(labels).size).toBe(bookingStatuses.length)
  expect([...root.querySelectorAll('svg')].every((icon) => icon.getAttribute('aria-hidden') === 'true')).toBe(
    true,
  )
})

test('a price names its lines, says "Included" for what costs nothing, and ends with the total', async () => {
  const { root } = await render(
    <PriceBreakdown
      lines={[
        { kind: 'week', count: 1, amount: 300_000 },
        { kind: 'day', count: 2, amount: 100_000 },
        { kind: 'extra', extra: 'cancellation', count: 1, amount: 0 },
      ]}
      total={400_000}
    />,
  )
  const amounts = [...root.querySelectorAll('dd')].map(({ textContent }) =>
    textContent.replaceAll(/\s/g, ' '),
  )
  expect(amounts.map((text) => text.replaceAll(/\D/g, ''))).toEqual(['300000', '100000', '', '400000'])
  expect(amounts[2]).toBe('Included')
  expect([...root.querySelectorAll('dt')].at(-1)?.textContent).toBe('Total')
})

test('missing fields are listed in an alert, by their labels and in order; invalid ones are not', async () => {
  const problems = { fullName: 'required', email: 'email-invalid', phone: 'required' } as const
  const part = (wrong: Partial<typeof problems>) => (
    <MissingFields<keyof typeof problems>
      shown={(name) => wrong[name] as never}
      labels={{ phone: 'Phone', fullName: 'Full name', email: 'Email' }}
    />
  )
  const { root, update } = await render(part(problems))
  expect(root.querySelector('[role="alert"]')?.textContent).toBe(
    'Please fill in the field(s): Phone, Full name',
  )
  // Announced once, not again as it becomes shorter.
  await update(part({ phone: 'required' }))
  expect(root.textContent).toBe('Please fill in the field: Phone')
  expect(root.querySelector('[role="alert"]')).toBeNull()
  await update(part({}))
  expect(root.textContent).toBe('')
  await update(part(problems))
  expect(root.querySelector('[role="alert"]')).not.toBeNull()
})

test('a supplier without a logo is named beside its first letter; a site that hides suppliers names none', async () => {
  const { root, update } = await render(
    <SupplierMark supplier={{ _id: 'nkam', name: 'Nkam Drive', logo: '' }} />,
  )
  expect(root.querySelector('img')).toBeNull()
  expect(root.textContent).toBe('NNkam Drive')
  await update(<SupplierMark supplier={{ _id: siteSupplier, name: 'Wouri', logo: '' }} />)
  expect(root.textContent).toBe('')
})

test('what an admin has checked is said of a supplier, and not after its last day', async () => {
  const { root, update } = await render(<VerifiedLine supplier={{ verifiedUntil: '2999-01-01' }} />)
  expect(root.textContent).toContain('trade register')
  await update(<VerifiedLine supplier={{ verifiedUntil: '2020-01-01' }} />)
  expect(root.textContent).toBe('')
  await update(<VerifiedLine supplier={{}} />)
  expect(root.textContent).toBe('')
})

test('in an app on the home screen of an iPhone a file is shared, not downloaded', async () => {
  const { root } = await render(
    <FileLink className="" address="/api/receipts/one">
      Receipt
    </FileLink>,
  )
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    root.querySelector('a')!.dispatchEvent(event)
    return event.defaultPrevented
  }
  const shared = vi.spyOn(await import('#client/pwa/files/share-file.ts'), 'shareAddress').mockResolvedValue()
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
  expect(press()).toBe(true)
  await expect.poll(() => shared.mock.calls).toEqual([['/api/receipts/one']])
  Reflect.deleteProperty(navigator, 'standalone')
  shared.mockRestore()
})

test('a file that only the server gives is not offered without a network', async () => {
  const { root } = await render(
    <FileLink className="" address="/api/receipts/one">
      Receipt
    </FileLink>,
  )
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/api/receipts/one')
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => reportUnreachable())
  expect(root.querySelector('a')).toBeNull()
  line.mockRestore()
  await act(async () => reportReached())
  expect(root.querySelector('a')).not.toBeNull()
})
