import { createFileRoute, redirect } from '@tanstack/react-router'
import { BookingPage } from '#client/bookings/one/BookingPage.tsx'
import { BookingAddress } from '#client/bookings/bookings-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'

export const Route = createFileRoute('/booking')({
  validateSearch: BookingAddress,
  beforeLoad: ({ search }) => {
    if (search.b === undefined) throw redirect({ to: '/bookings', replace: true })
  },
  loader: () => needMessages('booking'),
  component: BookingRoute,
})

function BookingRoute() {
  const { b } = Route.useSearch()
  return b === undefined ? null : <BookingPage key={b} id={b} />
}
