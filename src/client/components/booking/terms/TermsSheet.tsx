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
            Wouri shows cars and takes bookings. The rental contract is between you and the supplier named on
            your booking, who hands over the car and answers for it.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>Who may drive</Trans>
        </h3>
        <p>
          <Trans>
            Each driver shows a licence valid on the day and an identity document in the same name, and has
            reached the age asked for at checkout by the day of pick-up. Nobody else may drive the car.
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
            The supplier holds it while you have the car and gives it back when the car returns as it left.
            Damage, a missing refill or a fine may be taken from it, with proof.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>Changing and cancelling</Trans>
        </h3>
        <p>
          <Trans>
            A booking paid at the counter is changed and cancelled free of charge until pick-up. One that is
            paid online is refunded in full when cancelled 24 hours or more before pick-up; a fee may apply
            after that. Ask in the booking itself, or the supplier, with your reference.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>On the road</Trans>
        </h3>
        <p>
          <Trans>
            Keep to the mileage and fuel rule of the car. Tell the supplier at once about an accident, a theft
            or a breakdown, and ask for a police report. Return the car at the agreed place and time.
          </Trans>
        </p>
        <h3 className={titleM}>
          <Trans>Your data</Trans>
        </h3>
        <p>
          <Trans>
            Your name, e-mail address and phone number go to the supplier of this booking only, for this
            rental. It may also look at the licence, until 30 days after drop-off.
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
