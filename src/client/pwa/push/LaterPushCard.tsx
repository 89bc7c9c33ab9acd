import { lazy, Suspense, type ReactNode } from 'react'

type LaterPushCardProps = { otherwise?: ReactNode }

/** Without a network the card cannot be loaded. */
function Missing({ otherwise = null }: LaterPushCardProps) {
  return otherwise
}

const PushCard = lazy(() =>
  import('./PushCard.tsx').then(
    ({ PushCard }) => ({ default: PushCard }),
    () => ({ default: Missing }),
  ),
)

/** The question is no part of what is kept for offline: it comes once its screen stands. */
export function LaterPushCard(props: LaterPushCardProps) {
  return (
    <Suspense>
      <PushCard {...props} />
    </Suspense>
  )
}
