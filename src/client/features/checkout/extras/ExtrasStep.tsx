import { Trans, useLingui } from '@lingui/react/macro'
import { extraOffer, isFreeWith } from '#domain/rental/extra-prices.ts'
import { extras } from '#domain/rental/extras.ts'
import { extraLabels } from '#client/components/car/labels.ts'
import { CheckoutField } from '#client/features/checkout/fields/CheckoutField.tsx'
import { ExtraRow } from './ExtraRow.tsx'
import { fields } from '#client/features/checkout/driver/DriverStep.css.ts'
import { missing, question, rows, second } from './ExtrasStep.css.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

/** Nothing that costs is ticked for anybody. */
export function ExtrasStep({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const { offer, payment } = checkout
  const offered = extras.filter((extra) => isFreeWith(payment.choice, extra) || extraOffer(offer.extras, extra) !== 'unavailable')
  const unavailable = extras.filter((extra) => !offered.includes(extra)).map((extra) => t(extraLabels[extra]))
  const names = unavailable.join(', ')
  return (
    <>
      <ul className={rows}>
        {offered.map((extra) => (
          <li key={extra}>
            <ExtraRow checkout={checkout} extra={extra} />
            {extra === 'additionalDriver' && checkout.extras.includes(extra) && (
              <AdditionalDriver checkout={checkout} />
            )}
          </li>
        ))}
      </ul>
      {unavailable.length > 0 && (
        <p className={missing}>
          <Trans>Not offered by this supplier: {names}</Trans>
        </p>
      )}
    </>
  )
}

function AdditionalDriver({ checkout: { form, offer } }: { checkout: Checkout }) {
  const age = offer.minimumAge
  return (
    <fieldset className={second}>
      <legend className={question}>
        <Trans>Who else will drive?</Trans>
      </legend>
      <div className={fields}>
        <CheckoutField form={form} name="secondName" />
        <CheckoutField form={form} name="secondPhone" />
        <CheckoutField
          form={form}
          name="secondBirthDate"
          help={<Trans>At least {age} years old at pick-up.</Trans>}
        />
      </div>
    </fieldset>
  )
}
