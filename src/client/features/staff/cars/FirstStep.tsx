import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { priceLabels } from './car-labels.ts'
import { NameFields, PlacesField, type PartProps } from './CarParts.tsx'
import { firstPhoto } from './cars.css.ts'

type FirstStepProps = PartProps & {
  photo: File | null
  onPhoto: (photo: File) => void
  /** Whose car it is, where that is asked. */
  children?: ReactNode
}

/** All that a new car needs: its photo first, name, plate, price of a day and place. */
export function FirstStep({ photo, onPhoto, children, ...part }: FirstStepProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { draft, problems, onChange } = part
  const problem = problems.dailyPrice
  return (
    <Part title={<Trans>1. In short</Trans>}>
      <PhotoChoice photo={photo} onPhoto={onPhoto} />
      {children}
      <NameFields {...part} />
      <AmountField
        label={t(priceLabels.dailyPrice)}
        name="dailyPrice"
        value={draft.prices.dailyPrice}
        error={problem && failureText(problem)}
        onChange={(dailyPrice) => onChange({ prices: { ...draft.prices, dailyPrice } })}
      />
      <PlacesField {...part} />
    </Part>
  )
}

function PhotoChoice({ photo, onPhoto }: Pick<FirstStepProps, 'photo' | 'onPhoto'>) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const address = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return (
    <>
      {address !== null && <img className={firstPhoto} src={address} alt={t`The chosen photo`} />}
      <Button tone="outline" onClick={() => input.current?.click()}>
        <Camera size={20} strokeWidth={1.5} aria-hidden />
        {photo === null ? (
          <span>
            <Trans>Add a photo</Trans>
          </span>
        ) : (
          <span>
            <Trans>Another photo</Trans>
          </span>
        )}
      </Button>
      <Text tone="secondary" size="bodyS">
        <Trans>It is sent with the car. More of them follow on its page.</Trans>
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        data-first-photo
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPhoto(file)
        }}
      />
    </>
  )
}
