import { createFileRoute, Navigate, redirect } from '@tanstack/react-router'
import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { MailedReview } from '#client/features/bookings/detail/MailedReview.tsx'
import { BookingPage } from '#client/features/bookings/detail/BookingPage.tsx'
import { BookingAddress } from '#client/features/bookings/bookings-search.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { useSession } from '#client/session/session.ts'

export const Route = createFileRoute('/booking')({
  staticData: { catalog: 'booking', parent: '/bookings', tab: 'bookings' },
  validateSearch: BookingAddress,
  beforeLoad: ({ search }) => {
    if (search.b === undefined) throw redirect({ to: '/bookings', replace: true })
  },
  loaderDeps: ({ search: { b } }) => ({ b }),
  loader: async ({ context: { queryClient }, deps: { b }, route }) => {
    const openedAt = Date.now()
    if (b !== undefined) void queryClient.prefetchQuery(bookingQueries.one(b))
    await needMessages(route.options.staticData.catalog)
    return { openedAt }
  },
  component: BookingRoute,
})

function BookingRoute() {
  const { b, review, stars } = Route.useSearch()
  const { user } = useSession()
  if (b === undefined) return null
  // Staff drive nothing themselves: a link that they follow here leads to the same booking in their area.
  if (user !== null && user.type !== 'user')
    return <Navigate to="/staff/bookings/$bookingId" params={{ bookingId: b }} replace />
  return (
    <>
      <BookingPage key={b} id={b} />
      {review !== undefined && <MailedReview key={review} booking={b} token={review} stars={stars} />}
    </>
  )
}
