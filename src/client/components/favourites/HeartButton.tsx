import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { vibrate } from '#client/storage/haptics.ts'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { heart } from './HeartButton.css.ts'
import { useFavourites, type Saveable } from './useFavourites.ts'

type HeartButtonProps = { car: Saveable; className?: string; onPress?: () => void }

/** Pressed while the car is saved; its accessible name includes the car, so that buttons in a list differ. */
export function HeartButton({ car, className = '', onPress }: HeartButtonProps) {
  const { t } = useLingui()
  const { isSaved, toggle } = useFavourites()
  return (
    <IconButton
      label={t`Save ${car.name}`}
      aria-pressed={isSaved(car._id)}
      className={`${heart} ${className}`}
      icon={<Heart size={22} aria-hidden />}
      onClick={() => {
        vibrate()
        toggle(car)
        onPress?.()
      }}
    />
  )
}
