import { expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aCarOffer } from '#tests/fixtures/car.ts'
import { render } from '#tests/support/render.tsx'
import { CarSheetFooter, useObstacle } from './CarSheetFooter.tsx'

const first = addDays(dayOf(Date.now()), 30)
const trip = { pl: 'douala-airport', from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }
const offer = aCarOffer()

function Footer(props: { answer: Parameters<typeof useObstacle>[2] }) {
  return <CarSheetFooter offer={offer} trip={trip} obstacle={useObstacle(offer, trip, props.answer)} />
}

test('a car that is coming soon says so and cannot be booked; one that is taken is taken', async () => {
  const { root, update } = await render(<Footer answer={{ isFree: false, isComingSoon: true }} />)
  const said = () => [
    root.querySelector('button')?.disabled,
    root.querySelector('[role=status]')?.textContent,
  ]
  expect(said()).toEqual([true, 'Coming soon. This car cannot be booked yet.'])
  await update(<Footer answer={{ isFree: false, isComingSoon: false }} />)
  expect(said()).toEqual([true, expect.not.stringContaining('Coming soon')])
})
