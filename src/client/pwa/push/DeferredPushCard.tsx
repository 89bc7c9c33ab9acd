import { lazy, Suspense, type ReactNode } from 'react'

type DeferredPushCardProps = { otherwise?: ReactNode }

/** Offline the card cannot be loaded. */
function Missing({ otherwise = null }: DeferredPushCardProps) {
  return otherwise
}

const PushCard = lazy(() =>
  import('./PushCard.tsx').then(
    ({ PushCard }) => ({ default: PushCard }),
    () => ({ default: Missing }),
  ),
)

/** The card is not precached: it loads after its screen. */
export function DeferredPushCard(props: DeferredPushCardProps) {
  return (
    <Suspense>
      <PushCard {...props} />
    </Suspense>
  )
}
