import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { driverStep } from '#client/features/checkout/fields/check-fields.ts'
import { secondFields } from '#client/features/checkout/fields/checkout-fields.ts'
import { DriverStep } from '#client/features/checkout/driver/DriverStep.tsx'
import { ErrorSummary } from '#client/features/checkout/fields/CheckoutField.tsx'
import { ExtrasStep } from '#client/features/checkout/extras/ExtrasStep.tsx'
import { LongerHint } from '#client/features/checkout/extras/LongerHint.tsx'
import { PayOptions } from '#client/features/checkout/pay/PayOptions.tsx'
import { PayStep } from '#client/features/checkout/pay/PayStep.tsx'
import { Amount } from '#client/components/booking/Amount.tsx'
import { steps, type Step } from './checkout-search.ts'
import { choiceKey, type InputName } from './draft.ts'
import { ContinueButton, StepBar, StepSection, StepSummary } from './StepSection.tsx'
import { OutcomeNotice } from './pay/OutcomeNotice.tsx'
import { StickyBar, Summary, TripStrip } from './Summary.tsx'
import { useCheckout, type CheckoutProps } from './useCheckout.ts'
import { usePriceWatch } from './useCheckoutDraft.ts'
import { useReservation, type Outcome } from './pay/useReservation.ts'
import { column, heading, layout } from './checkout.css.ts'
import { Notice } from './Notice.tsx'

const fieldsOf: Record<Step, readonly InputName[]> = { 1: driverStep, 2: secondFields, 3: [] }

export function CheckoutSteps(props: CheckoutProps) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  const checkout = useCheckout(props)
  const { form, step, price, trip, choice } = checkout
  const element = useRef<HTMLFormElement>(null)
  const [summary, setSummary] = useState<InputName[]>([])
  const [missesTerms, setMissesTerms] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { isSending, reserve } = useReservation(props.draft, props.update)
  const priceBefore = usePriceWatch(props.draft.seen, choiceKey(trip, choice), price.total, props.update)

  function show(names: InputName[]) {
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
    const names = Object.keys(next.refused) as InputName[]
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

  const goOnButton = <ContinueButton checkout={checkout} isSending={isSending} full={!isDesktop} />
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
              {each === 2 && (
                <>
                  <PayOptions checkout={checkout} />
                  <ExtrasStep checkout={checkout} />
                </>
              )}
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

function PriceNotice({ before, now }: { before: number; now: number }) {
  return (
    <Notice tone="warning">
      <p>
        <Trans>
          The agency has changed the price since you last looked: it was <Amount xaf={before} /> and is now{' '}
          <Amount xaf={now} />.
        </Trans>
      </p>
    </Notice>
  )
}

/** Focuses the first wrong field once it is rendered. */
function focusField(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  if (name === undefined) return
  requestAnimationFrame(() => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  })
}
