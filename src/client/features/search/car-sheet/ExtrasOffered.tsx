import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Minus, Plus } from 'lucide-react'
import type { CarOffer } from '#contract/cars.ts'
import { extraOffer, extras, isPerDay, type Extra, type ExtraOffer } from '#domain/rental/extras.ts'
import { marked } from '#domain/rental/quote.ts'
import { extraHelp, extraLabels } from '#client/components/car/labels.ts'
import { useMoney } from '#client/i18n/money.ts'
import { Explained } from './Explained.tsx'
import { absent, groupTitle, list, stack } from './ExtrasOffered.css.ts'

export function ExtrasOffered({ offer }: { offer: CarOffer }) {
  const { t } = useLingui()
  const { show } = useMoney()
  const offered = (kind: ExtraOffer) => extras.filter((extra) => extraOffer(offer.extras, extra) === kind)
  const priceOf = (extra: Extra) => {
    const price = show(marked(offer.extras[extra], offer.markupPercent))
    return isPerDay(extra) ? t`+ ${price} a day` : t`+ ${price}`
  }
  const included = offered('included')
  const priced = offered('priced')
  const unavailable = offered('unavailable')
  return (
    <div className={stack}>
      {included.length > 0 && (
        <div>
          <h4 className={groupTitle}>
            <Trans>Included</Trans>
          </h4>
          <ul className={list}>
            {included.map((extra) => (
              <li key={extra}>
                <Explained
                  icon={<Check size={18} aria-hidden />}
                  title={t(extraLabels[extra])}
                  text={t(extraHelp[extra])}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {priced.length > 0 && (
        <div>
          <h4 className={groupTitle}>
            <Trans>Optional, chosen in the next step</Trans>
          </h4>
          <ul className={list}>
            {priced.map((extra) => (
              <li key={extra}>
                <Explained
                  icon={<Plus size={18} aria-hidden />}
                  title={t(extraLabels[extra])}
                  aside={priceOf(extra)}
                  text={t(extraHelp[extra])}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {unavailable.length > 0 && (
        <div>
          <h4 className={groupTitle}>
            <Trans>Not offered by this supplier</Trans>
          </h4>
          <ul className={list}>
            {unavailable.map((extra) => (
              <li key={extra} className={absent}>
                <Minus size={18} aria-hidden />
                {t(extraLabels[extra])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
