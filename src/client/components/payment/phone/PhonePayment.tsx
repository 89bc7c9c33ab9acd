import { useId, useRef, useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import {
  guessOperator,
  isMobileMoneyNumber,
  operatorNames,
  whyNotPayable,
  type Operator,
  type OperatorOffer,
} from '#domain/payment/mobile-money.ts'
import { nextPart } from '#domain/payment/parts.ts'
import { internationalPhone, readablePhone } from '#domain/people/phone.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { promptSession } from '#client/api/bookings/payments.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useMoney } from '#client/i18n/money.ts'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import type { PaidSession, PaymentProps } from '#client/components/payment/payment-session.ts'
import { partOf, partWithin } from '#client/components/payment/parts.ts'
import { PayButton } from '#client/components/payment/PayButton.tsx'
import { TestPhones } from './TestPhones.tsx'

/** Whose phone is asked. The PIN is typed there, never here. */
export function PhonePayment(props: PaymentProps<'phone'>) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { session, handover } = props
  const { booking, payment } = session
  const [typed, setTyped] = useState(() => ownPhone(booking.driver.phone))
  const [chosen, setChosen] = useState<Operator | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLFormElement>(null)
  const errorId = useId()
  const { isBusy, failure, ask } = usePrompt(props)
  const phone = internationalPhone(typed)
  const operator = chosen ?? guessOperator(phone)
  const offer = handover.offers.find((each) => each.operator === operator)
  const { rest } = partOf(payment)
  const isPayable = offer !== undefined && whyNotPayable(offer, rest) === null
  const amount = (isPayable && nextPart(rest, offer)) || payment.amount
  const isNumber = isMobileMoneyNumber(phone)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (isNumber && operator !== null && isPayable) return void ask({ phone, operator })
    const wrong = isNumber ? 'operator' : 'mobile-money-phone'
    field.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]:not(:disabled)`)?.focus()
  }
  const operatorError = !isChecked
    ? undefined
    : operator === null
      ? t`Choose this number’s operator.`
      : isPayable
        ? undefined
        : t`Choose another operator, or another way to pay.`
  return (
    <form ref={field} className={form} noValidate onSubmit={submit}>
      {payment.gateway === 'sandboxMobile' && <TestPhones onChoose={setTyped} />}
      <TextField
        label={t`Phone number to pay from`}
        name="mobile-money-phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="6 71 23 45 67"
        help={t`You approve on this phone with your PIN. We never ask for it.`}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setIsChecked(false)
        }}
        error={isChecked && !isNumber ? failureText('invalid-phone') : undefined}
      />
      <Stack as="fieldset" gap="s2" aria-describedby={operatorError && errorId}>
        <Text as="legend" size="bodyS">
          <Trans>Operator</Trans>
        </Text>
        {handover.offers.map((each) => (
          <OperatorChoice
            key={each.operator}
            offer={each}
            sum={rest}
            isChosen={operator === each.operator}
            onChoose={() => setChosen(each.operator)}
          />
        ))}
        {operatorError !== undefined && <FieldError id={errorId}>{operatorError}</FieldError>}
      </Stack>
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      {isPayable && amount < rest && <PartNote payment={payment} offer={offer} amount={amount} />}
      <PayButton charge={{ amount, currency: payment.currency }} busy={isBusy} />
    </form>
  )
}

/** The driver's own phone, where it can pay. */
function ownPhone(phone: string): string {
  return isMobileMoneyNumber(phone) ? readablePhone(phone) : ''
}

type PartNoteProps = { payment: PaidSession['payment']; offer: OperatorOffer; amount: number }

/** Said before anything is pressed: this is a part, and what comes after it. */
function PartNote({ payment, offer, amount }: PartNoteProps) {
  const { show } = useMoney()
  const { number, of } = partWithin(payment, offer)
  const then = show(partOf(payment).rest - amount)
  return (
    <Text size="bodyS">
      <Trans>
        Payment {number} of {of}. You pay the remaining {then} next, from this phone, another one or by card.
      </Trans>
    </Text>
  )
}

type OperatorChoiceProps = { offer: OperatorOffer; sum: number; isChosen: boolean; onChoose: () => void }

/** One that cannot be paid with says why. */
function OperatorChoice({ offer, sum, isChosen, onChoose }: OperatorChoiceProps) {
  const { show } = useMoney()
  const why = whyNotPayable(offer, sum)
  const min = show(offer.min)
  const max = show(offer.max)
  return (
    <RadioCard
      name="operator"
      value={offer.operator}
      checked={isChosen}
      disabled={why !== null}
      onChange={onChoose}
      title={operatorNames[offer.operator]}
    >
      {why === 'away' && (
        <span>
          <Trans>Not available at the moment.</Trans>
        </span>
      )}
      {(why === 'too-much' || (why === null && sum > offer.max)) && (
        <span>
          <Trans>At most {max} at a time.</Trans>
        </span>
      )}
      {why === 'too-little' && (
        <span>
          <Trans>At least {min}.</Trans>
        </span>
      )}
    </RadioCard>
  )
}

/** After these the phone may have been asked or not. */
const unsure: ReadonlySet<Failure> = new Set(['offline', 'unexpected', 'unavailable'])

/** Asks once: a second press waits, and a lost answer is read from the server. */
function usePrompt({ session: { _id: id }, onSent, onOver, refuse }: PaymentProps<'phone'>) {
  const isOnWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function ask(payer: { phone: string; operator: Operator }) {
    if (isOnWay.current) return
    isOnWay.current = true
    setIsBusy(true)
    setFailure(null)
    refuse(null)
    try {
      await promptSession(id, payer)
    } catch (error) {
      const code = failureCode(error)
      if (code === 'hold-expired') onOver()
      else if (unsure.has(code)) onSent()
      else setFailure(code)
    } finally {
      isOnWay.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, failure, ask }
}
