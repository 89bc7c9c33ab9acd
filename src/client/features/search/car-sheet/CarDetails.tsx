import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Banknote, Cake, ChevronDown, IdCard, ShieldCheck } from 'lucide-react'
import {
  carTypeLabels,
  counterMethodLabels,
  fuelLabels,
  fuelPolicyHelp,
  fuelPolicyLabels,
  gearboxLabels,
  multimediaLabels,
} from '#client/components/car/labels.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useMoney } from '#client/i18n/money.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { mileageOf } from '#domain/car/car.ts'
import { formatAmount } from '#domain/money/money.ts'
import {
  aside as asideText,
  bringLine,
  chevron,
  detail,
  details,
  explained,
  line,
  lines,
  name,
  strong,
  text as textStyle,
} from './CarDetails.css.ts'

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

type ExplainedProps = { icon?: ReactNode; title: string; aside?: string; text: string }

/** A line that opens to say what it means; a tooltip would be out of a finger's reach. */
export function Explained({ icon, title, aside, text }: ExplainedProps) {
  return (
    <details className={explained}>
      <summary className={line}>
        {icon}
        <span className={name}>{title}</span>
        {aside !== undefined && <span className={asideText}>{aside}</span>}
        <ChevronDown className={chevron} size={18} aria-hidden />
      </summary>
      <p className={textStyle}>{text}</p>
    </details>
  )
}

export function WhatToBring({ offer }: { offer: CarOffer }) {
  const { t } = useLingui()
  const { show } = useMoney()
  const { payLater, counterMethods } = offer.supplier
  const methods = counterMethods.map((method) => t(counterMethodLabels[method])).join(', ')
  return (
    <ul className={lines}>
      <Line icon={<ShieldCheck size={20} aria-hidden />}>
        <Trans>
          Security deposit (refundable): <strong className={strong}>{show(offer.deposit)}</strong>
        </Trans>
      </Line>
      <Line icon={<IdCard size={20} aria-hidden />}>
        <Trans>Bring your driver’s licence and your identity card or passport, both valid.</Trans>
      </Line>
      <Line icon={<Cake size={20} aria-hidden />}>
        <Trans>The driver must be at least {offer.minimumAge} years old.</Trans>
      </Line>
      <Line icon={<Banknote size={20} aria-hidden />}>
        {payLater ? (
          <Trans>Pay for the rental at the counter: {methods}</Trans>
        ) : (
          <Trans>Accepted at the counter: {methods}</Trans>
        )}
      </Line>
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={bringLine}>
      {icon}
      <span>{children}</span>
    </li>
  )
}
