import { act, createElement, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewBooking } from '#contract/bookings/new-booking.ts'
import type { Failure } from '#domain/failure.ts'
import { createBooking } from '#client/api/bookings/bookings.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { emptyDraft, type CheckoutDraft } from '#client/features/checkout/draft.ts'
import { useReservation } from './useReservation.ts'

vi.mock('#client/api/bookings/bookings.ts', () => ({ createBooking: vi.fn() }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn() }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const body = { car: 'demo-prado-daily', total: 150_000 } as NewBooking

let draft: CheckoutDraft
let reserve: ReturnType<typeof useReservation>['reserve']
let root: Root

function Screen() {
  const reservation = useReservation(draft, async (change) => {
    draft = { ...draft, ...(typeof change === 'function' ? change(draft) : change) }
  })
  useEffect(() => {
    reserve = reservation.reserve
  })
  return null
}
/** Presses the button; the call is refused. Returns the key it was sent under. */
async function press(code: Failure) {
  vi.mocked(createBooking).mockRejectedValueOnce(new CallFailure(code, { status: 409 }))
  await act(async () => root.render(createElement(Screen)))
  await act(async () => {
    expect(await reserve(body, 'stripe')).toEqual({ kind: 'message', code })
  })
  return vi.mocked(createBooking).mock.lastCall![1]
}

beforeEach(() => {
  draft = emptyDraft
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(async () => root.unmount()))

test('what got no answer is sent again under its key', async () => {
  const first = await press('offline')
  expect(await press('offline')).toBe(first)
})

test.each(['hold-expired', 'idempotency-key-reused'] as const)(
  'after %s the next press sends the same details under a new key',
  async (code) => {
    const sent = { name: 'sent.pdf', fileName: 'licence.pdf', sentAt: 0 }
    draft = { ...emptyDraft, licence: sent, licenceBack: sent }
    const first = await press(code)
    expect(draft.attempt).toBeNull()
    expect(draft.licence?.isTaken).toBe(code === 'hold-expired' || undefined)
    expect(draft.licenceBack?.isTaken).toBe(code === 'hold-expired' || undefined)
    expect(await press('offline')).not.toBe(first)
  },
)
