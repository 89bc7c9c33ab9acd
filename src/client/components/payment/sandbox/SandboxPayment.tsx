import { useRef, useState, type FormEvent } from 'react'
import { useLingui, Trans } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#domain/failure.ts'
import { cardProblems, type Card, type CardProblems } from '#domain/payment/card.ts'
import type { SandboxOutcome } from '#contract/bookings/payments.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { rightNow } from '#client/store/clock.ts'
import type { PaymentProps } from '#client/components/payment/payment-session.ts'
import { PayButton } from '#client/components/payment/PayButton.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { payTestCard, type SandboxAct } from '#client/api/bookings/payments.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import {
  fields,
  testCardHead,
  testCardNumber,
  testCardPanel,
  quiet,
  testCard,
  testCardTitle,
} from './sandbox.css.ts'
import { outcomeOf, type TestCard, groupedDigits, groupedExpiry, testCards } from './test-cards.ts'

const empty: Card = { number: '', expiry: '', code: '' }
const order = ['number', 'expiry', 'code'] as const

/** The card's fields in test mode. Only the outcome that the test card stands for is sent, never a number. */
export function SandboxPayment(props: PaymentProps<'sandbox'>) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { isBusy, isAsked, failure, pay } = useSandboxPayment(props)
  const [card, setCard] = useState(empty)
  const [problems, setProblems] = useState<CardProblems>({})
  const [isNoTestCard, setIsNoTestCard] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  function type(field: keyof Card, value: string) {
    setCard((card) => ({ ...card, [field]: value }))
    setProblems((problems) => ({ ...problems, [field]: undefined }))
    setIsNoTestCard(false)
  }
  function fillIn({ number }: TestCard) {
    setCard({ number, expiry: `12/${String(new Date().getFullYear() + 3).slice(2)}`, code: '123' })
    setProblems({})
    setIsNoTestCard(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = cardProblems(card, rightNow())
    const outcome = outcomeOf(card.number)
    setProblems(found)
    setIsNoTestCard(!found.number && outcome === null)
    const wrong = order.find((field) => found[field]) ?? (outcome === null ? 'number' : undefined)
    if (wrong === undefined && outcome !== null) return void pay(outcome)
    const field = element.current?.elements.namedItem(`card-${wrong}`)
    if (field instanceof HTMLElement) field.focus()
  }
  const said = (code: Failure | undefined) => code && failureText(code)
  return (
    <form ref={element} className={form} noValidate autoComplete="off" onSubmit={submit}>
      <TestCards onChoose={fillIn} />
      <div className={fields}>
        <TextField
          label={t`Card number`}
          name="card-number"
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          value={card.number}
          onChange={(value) => type('number', groupedDigits(value))}
          error={
            said(problems.number) ??
            (isNoTestCard ? t`Test mode accepts only the test cards above.` : undefined)
          }
        />
        <TextField
          label={t`Expiry date`}
          name="card-expiry"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t`MM/YY`}
          value={card.expiry}
          onChange={(value) => type('expiry', groupedExpiry(value))}
          error={said(problems.expiry)}
        />
        <TextField
          label={t`Security code`}
          name="card-code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="123"
          value={card.code}
          onChange={(value) => type('code', value.replace(/\D/g, ''))}
          error={said(problems.code)}
        />
      </div>
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      <PayButton charge={props.session.payment} busy={isBusy && !isAsked} />
      {isAsked && <BankSheet busy={isBusy} onAnswer={(yes) => void pay(yes ? 'authenticated' : 'refused')} />}
    </form>
  )
}

/** After these the payment may have been made or not. */
const unsure: ReadonlySet<Failure> = new Set(['offline', 'unexpected', 'unavailable'])

/** One payment with a test card: a second press waits, and the bank may ask in between. */
function useSandboxPayment({ handover, onSent, onOver, refuse }: PaymentProps<'sandbox'>) {
  const isOnWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function pay(act: SandboxAct) {
    if (isOnWay.current) return
    isOnWay.current = true
    setIsBusy(true)
    setFailure(null)
    refuse(null)
    try {
      const result = await payTestCard(handover.ref, act)
      setIsAsked(result === 'authentication')
      if (result === 'declined') refuse(act === 'refused' ? 'authentication' : 'declined')
      else if (result === 'insufficient-funds') refuse(result)
      else if (result !== 'authentication') onSent()
    } catch (error) {
      setIsAsked(false)
      const code = failureCode(error)
      if (code === 'hold-expired') onOver()
      // The answer was lost, not necessarily the payment: the server is asked, and paying again is not offered meanwhile.
      else if (unsure.has(code)) onSent()
      else setFailure(code)
    } finally {
      isOnWay.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, isAsked, failure, pay }
}

type BankSheetProps = { busy: boolean; onAnswer: (yes: boolean) => void }

/** Simulates the bank's own page. Closing it refuses the payment. */
function BankSheet({ busy, onAnswer }: BankSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      onClose={() => onAnswer(false)}
      side="center"
      title={t`Your bank asks`}
      closeLabel={t`Refuse the payment`}
      footer={
        <div className={form}>
          <Button size="l" full busy={busy} onClick={() => onAnswer(true)}>
            <Trans>Confirm the payment</Trans>
          </Button>
          <Button tone="outline" size="l" full onClick={() => onAnswer(false)}>
            <Trans>Refuse the payment</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>Is this payment yours? With a real card your bank would ask here, on its own page.</Trans>
      </p>
    </Sheet>
  )
}

const meanings: Record<SandboxOutcome, MessageDescriptor> = {
  paid: msg`is paid`,
  declined: msg`is declined`,
  'insufficient-funds': msg`has too little money`,
  authentication: msg`asks you to confirm`,
  slow: msg`takes its time`,
}

/** The test cards, with the note that no real money moves. */
function TestCards({ onChoose }: { onChoose: (card: TestCard) => void }) {
  const { t } = useLingui()
  return (
    <section className={testCardPanel} aria-label={t`Test mode`}>
      <div className={testCardHead}>
        <p className={testCardTitle}>
          <Trans>Test mode</Trans>
        </p>
        <p className={quiet}>
          <Trans>No money moves. Tap a test card to fill it in.</Trans>
        </p>
      </div>
      <ul>
        {testCards.map((card) => (
          <li key={card.number}>
            <button type="button" className={testCard} onClick={() => onChoose(card)}>
              <span className={testCardNumber} translate="no">
                {card.number}
              </span>
              <span className={quiet}>{t(meanings[card.outcome])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
