import { useRef, useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { driverStep, secondFields } from '#client/features/checkout/fields/check-fields.ts'
import { steps, type Step } from './checkout-search.ts'
import { choiceKey, type AskedName } from '#client/features/checkout/draft/draft.ts'
import { DriverStep } from '#client/features/checkout/driver/DriverStep.tsx'
import { ErrorSummary } from '#client/features/checkout/fields/ErrorSummary.tsx'
import { ExtrasStep } from '#client/features/checkout/extras/ExtrasStep.tsx'
import { focusField } from '#client/features/checkout/fields/focus-field.ts'
import { GoOn } from '#client/features/checkout/steps/GoOn.tsx'
import { LongerHint } from '#client/features/checkout/extras/LongerHint.tsx'
import { OutcomeNotice } from '#client/features/checkout/reserve/OutcomeNotice.tsx'
import { PayStep } from '#client/features/checkout/pay/PayStep.tsx'
import { PriceNotice } from '#client/features/checkout/draft/PriceNotice.tsx'
import { StepBar } from '#client/features/checkout/steps/StepBar.tsx'
import { StepSection } from '#client/features/checkout/steps/StepSection.tsx'
import { StepSummary } from '#client/features/checkout/steps/StepSummary.tsx'
import { StickyBar } from '#client/features/checkout/summary/StickyBar.tsx'
import { Summary, TripStrip } from '#client/features/checkout/summary/Summary.tsx'
import { useCheckout, type CheckoutProps } from './useCheckout.ts'
import { usePriceWatch } from '#client/features/checkout/draft/usePriceWatch.ts'
import { useReservation, type Outcome } from '#client/features/checkout/reserve/useReservation.ts'
import { column, heading, layout } from './CheckoutSteps.css.ts'

const fieldsOf: Record<Step, readonly AskedName[]> = { 1: driverStep, 2: secondFields, 3: [] }

export function CheckoutSteps(props: CheckoutProps) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  const checkout = useCheckout(props)
  const { form, step, price, trip, choice } = checkout
  const element = useRef<HTMLFormElement>(null)
  const [summary, setSummary] = useState<AskedName[]>([])
  const [missesTerms, setMissesTerms] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { isSending, reserve } = useReservation(props.draft, props.update)
  const priceBefore = usePriceWatch(props.draft.seen, choiceKey(trip, choice), price.total, props.update)

  function show(names: AskedName[]) {
    form.show(names)
    setSummary(names)
    focusField(element, names[0])
  }
  function goOn() {
    const wrong = form.wrong(fieldsOf[step])
    if (wrong.length > 0) return show(wrong)
    if (step === 1 && form.accountProblem) return
    setSummary([])
    checkout.goTo((step + 1) as Step)
  }
  async function send() {
    if (!checkout.termsAccepted) {
      setMissesTerms(true)
      focusField(element, 'terms')
      return
    }
    setOutcome(null)
    const next = await reserve(checkout.body(), checkout.payment.gateway)
    setOutcome(next)
    if (next?.kind !== 'fields') return
    const names = Object.keys(next.refused) as AskedName[]
    form.refuse(next.refused)
    if (next.refused.licence) checkout.licence.drop(next.refused.licence)
    setSummary(names)
    checkout.goTo(names.some((name) => fieldsOf[1].includes(name)) ? 1 : 2)
    focusField(element, names[0])
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (step < 3) goOn()
    else void send()
  }

  const goOnButton = <GoOn checkout={checkout} isSending={isSending} full={!isDesktop} />
  return (
    <Page title={t`Checkout`} width="wide" back>
      <form ref={element} className={layout} noValidate onSubmit={submit}>
        <div className={column}>
          <h1 className={heading} tabIndex={-1}>
            <Trans>Checkout</Trans>
          </h1>
          <StepBar step={step} />
          {!isDesktop && <TripStrip checkout={checkout} />}
          {priceBefore !== null && <PriceNotice before={priceBefore} now={price.total} />}
          {steps.map((each) => (
            <StepSection
              key={each}
              step={each}
              current={step}
              summary={<StepSummary step={each} checkout={checkout} />}
              onEdit={() => checkout.goTo(each)}
            >
              <ErrorSummary form={form} names={summary} />
              {each === 1 && <DriverStep checkout={checkout} />}
              {each === 2 && <ExtrasStep checkout={checkout} />}
              {each === 3 && <PayStep checkout={checkout} missesTerms={missesTerms} />}
              {each > 1 && <LongerHint checkout={checkout} />}
              <OutcomeNotice
                outcome={outcome}
                checkout={checkout}
                onClose={() => setOutcome(null)}
                onAgree={() => void send()}
              />
              {isDesktop && goOnButton}
            </StepSection>
          ))}
        </div>
        {isDesktop ? (
          <Summary checkout={checkout} />
        ) : (
          <StickyBar checkout={checkout}>{goOnButton}</StickyBar>
        )}
      </form>
    </Page>
  )
}
