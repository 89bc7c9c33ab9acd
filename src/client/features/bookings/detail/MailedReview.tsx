import { lazy, Suspense } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { Stars } from '#domain/review/review.ts'

const ReviewSheet = lazy(async () => ({
  default: (await import('#client/components/reviews/ReviewSheet.tsx')).ReviewSheet,
}))

type MailedReviewProps = { booking: string; token: string; stars: Stars | undefined }

/** The mail's link opens the review over the booking, also on a device that may not read that. */
export function MailedReview({ booking, token, stars }: MailedReviewProps) {
  const navigate = useNavigate({ from: '/booking' })
  return (
    <Suspense>
      <ReviewSheet
        booking={booking}
        token={token}
        stars={stars}
        onClose={() => void navigate({ search: { b: booking }, replace: true })}
      />
    </Suspense>
  )
}
