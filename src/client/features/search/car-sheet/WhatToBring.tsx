import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Banknote, Cake, IdCard, ShieldCheck } from 'lucide-react'
import type { CarOffer } from '#contract/cars.ts'
import { counterMethodLabels } from '#client/components/car/labels.ts'
import { useMoney } from '#client/i18n/money.ts'
import { line, lines, strong } from './WhatToBring.css.ts'

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
          <Trans>You may pay the rental at the counter: {methods}</Trans>
        ) : (
          <Trans>The counter takes: {methods}</Trans>
        )}
      </Line>
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={line}>
      {icon}
      <span>{children}</span>
    </li>
  )
}
