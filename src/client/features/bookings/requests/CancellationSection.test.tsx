import { expect, test } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { bookings, now } from '#client/gallery/fixtures/bookings.ts'
import { render } from '#tests/support/render.tsx'
import { CancellationSection } from './CancellationSection.tsx'

const booking = { ...bookings.paid, from: new Date(now + hour).toISOString() }

test('before the pick-up its driver may ask to cancel', async () => {
  const { root } = await render(<CancellationSection booking={booking} now={now} />)
  expect(root.textContent).toContain('Ask to cancel')
})

test('who came early and has the keys is not offered what would be refused, and reads why', async () => {
  const { root } = await render(<CancellationSection booking={{ ...booking, handedOver: true }} now={now} />)
  expect(root.querySelector('button')).toBeNull()
  expect(root.textContent).toContain('You have the car')
})
