import { Trans, useLingui } from '@lingui/react/macro'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { Page } from '#client/layout/Page.tsx'
import { PayForm } from '#client/components/payment/open/PayForm.tsx'
import type { PaidSession } from '#client/components/payment/payment-props.ts'
import { refusalTexts, type RefusalCause } from '#client/components/payment/words/refusal-texts.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import { HeldCar } from './HeldCar.tsx'
import { OtherWays } from './OtherWays.tsx'
import { PayAmounts } from './PayAmounts.tsx'
import { page } from './OpenSession.css.ts'

type OpenSessionProps = {
  session: PaidSession
  cause: RefusalCause | null
  refuse: (cause: RefusalCause | null) => void
  onSent: () => void
  onOver: () => void
}

/** The car is held: now the money, and every way out of it. */
export function OpenSession({ session, cause, refuse, onSent, onOver }: OpenSessionProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const failed = failureText('payment-failed')
  const why = cause && t(refusalTexts[cause])
  return (
    <Page title={t`Pay`} width="narrow">
      <div className={page}>
        <h1 className={displayM} tabIndex={-1}>
          <Trans>Pay for your car</Trans>
        </h1>
        <HeldCar session={session} />
        <PayAmounts session={session} />
        {why !== null && <FormAlert key={cause}>{`${failed} ${why}`}</FormAlert>}
        <PayForm session={session} onSent={onSent} onOver={onOver} refuse={refuse} />
        <OtherWays session={session} onOver={onOver} />
      </div>
    </Page>
  )
}
