import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CarOffer } from '#contract/cars.ts'
import { mileageOf } from '#domain/car/car.ts'
import {
  carTypeLabels,
  fuelLabels,
  fuelPolicyHelp,
  fuelPolicyLabels,
  gearboxLabels,
  multimediaLabels,
} from '#client/components/car/labels.ts'
import { formatAmount } from '#domain/money/money.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Explained } from './Explained.tsx'
import { detail, details } from './CarDetails.css.ts'

export function CarDetails({ offer }: { offer: CarOffer }) {
  const { t } = useLingui()
  const language = useLanguage()
  const kilometres = formatAmount(offer.mileage, language)
  return (
    <div>
      <dl className={details}>
        <Detail name={t`Size`}>{t(carTypeLabels[offer.range])}</Detail>
        <Detail name={t`Gearbox`}>{t(gearboxLabels[offer.gearbox])}</Detail>
        <Detail name={t`Seats`}>
          <Plural value={offer.seats} one="# seat" other="# seats" />
        </Detail>
        {offer.doors > 0 && (
          <Detail name={t`Doors`}>
            <Plural value={offer.doors} one="# door" other="# doors" />
          </Detail>
        )}
        <Detail name={t`Air conditioning`}>
          {offer.airConditioning ? <Trans>Yes</Trans> : <Trans>No</Trans>}
        </Detail>
        <Detail name={t`Fuel`}>{t(fuelLabels[offer.fuelType])}</Detail>
        <Detail name={t`Mileage`}>
          {mileageOf(offer.mileage) === 'unlimited' ? (
            <Trans>Unlimited</Trans>
          ) : (
            <Trans>{kilometres} km a day</Trans>
          )}
        </Detail>
        {offer.multimedia.length > 0 && (
          <Detail name={t`Multimedia`}>
            {offer.multimedia.map((kind) => t(multimediaLabels[kind])).join(', ')}
          </Detail>
        )}
      </dl>
      <Explained
        title={t`Fuel policy`}
        aside={t(fuelPolicyLabels[offer.fuelPolicy])}
        text={t(fuelPolicyHelp[offer.fuelPolicy])}
      />
    </div>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={detail}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
