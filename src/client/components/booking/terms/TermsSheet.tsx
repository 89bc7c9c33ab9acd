import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { closeButton, prose } from './terms.css.ts'

/** The terms of a rental in short; the whole text has a page of its own. */
export function TermsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open onClose={onClose} title={t`Terms of Use`} side="drawer" closeLabel={t`Close`}>
      <div className={prose}>
        <h3 className={titleM}>
          <Trans>Who you rent from</Trans>
        </h3>
        <p>
          <Trans>
            Wouri shows cars and takes bookings. Your rental contract is with the rental agency named on your
            booking, which hands over the car and is responsible for it.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>Who may drive</Trans>
        </h3>
        <p>
          <Trans>
            Each driver shows a licence valid on the day and an identity document in the same name, and meets
            the minimum age on the day of pick-up. No one else may drive the car.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>Price and payment</Trans>
        </h3>
        <p>
          <Trans>
            The total includes everything you chose. A started hour or day is billed as shown in the
            breakdown. At the counter you pay in XAF; an amount in another currency is an indication.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>Security deposit</Trans>
        </h3>
        <p>
          <Trans>
            The agency holds it while you have the car and gives it back when you return the car in the same
            condition. Damage, missing fuel or a fine may be deducted, with proof.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>Changing and cancelling</Trans>
        </h3>
        <p>
          <Trans>
            If you pay at the counter, change or cancel free of charge until pick-up. If you pay online,
            cancel 24 hours or more before pick-up for a full refund; a fee may apply after that. Ask in your
            booking, or contact the agency with your reference.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>On the road</Trans>
        </h3>
        <p>
          <Trans>
            Keep to the car’s mileage and fuel policy. Tell the agency at once about an accident, a theft or a
            breakdown, and ask for a police report. Return the car at the agreed place and time.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>Your data</Trans>
        </h3>
        <p>
          <Trans>
            We share your name, email address and phone number only with the agency for this booking, for this
            rental. It can also see your licence until 30 days after drop-off.
          </Trans>
        </p>
        {/* What was typed behind the sheet stays: they open beside it. */}
        <p>
          <Trans>
            In full:{' '}
            <a className={link} href="/tos" target="_blank" rel="noopener">
              Terms of use
            </a>{' '}
            and{' '}
            <a className={link} href="/privacy" target="_blank" rel="noopener">
              Privacy policy
            </a>
          </Trans>
        </p>
        {/* Where the reading ends; and a long text is scrolled by keyboard only when something in it takes the focus. */}
        <Button tone="outline" full className={closeButton} onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
