import { useRef, useState, type FormEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { cardProblems, type Card, type CardProblems } from '#domain/payment/card.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { rightNow } from '#client/store/clock.ts'
import type { PaymentProps } from '#client/components/payment/payment-props.ts'
import { PayButton } from '#client/components/payment/open/PayButton.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { BankSheet } from './BankSheet.tsx'
import { fields } from './SandboxPayment.css.ts'
import { TestCards } from './TestCards.tsx'
import { outcomeOf, type TestCard } from './test-cards.ts'
import { groupedDigits, groupedExpiry } from './typed-card.ts'
import { useSandboxPayment } from './useSandboxPayment.ts'

const empty: Card = { number: '', expiry: '', code: '' }
const order = ['number', 'expiry', 'code'] as const

/** The card's fields in test mode. What is typed never leaves them: only what the test card stands for does. */
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
          error={said(problems.number) ?? (isNoTestCard ? t`Test mode takes only the test cards above.` : undefined)}
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
      <PayButton session={props.session} busy={isBusy && !isAsked} />
      {isAsked && <BankSheet busy={isBusy} onAnswer={(yes) => void pay(yes ? 'authenticated' : 'refused')} />}
    </form>
  )
}
