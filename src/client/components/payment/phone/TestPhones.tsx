import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { sandboxPhoneOutcomes, type SandboxPhoneOutcome } from '#domain/payment/sandbox-phones.ts'
import {
  quiet,
  testCard,
  testCardHead,
  testCardNumber,
  testCardPanel,
  testCardTitle,
} from '#client/components/payment/sandbox/sandbox.css.ts'

const meanings: Record<SandboxPhoneOutcome, MessageDescriptor> = {
  paid: msg`pays`,
  refused: msg`refuses`,
  'no-money': msg`has too little money`,
  'wrong-pin': msg`types a wrong PIN`,
  limit: msg`is over its limit`,
  'operator-away': msg`has an operator that is away`,
  'never-answers': msg`never answers`,
  'answers-late': msg`pays after an hour`,
  'pays-less': msg`pays less`,
}

/** One number for each way in which a payment may end; the last digit says which. */
const numbers = Object.keys(meanings).map((key) => {
  const outcome = key as SandboxPhoneOutcome
  return { outcome, number: `6 71 23 45 6${sandboxPhoneOutcomes.indexOf(outcome)}` }
})

/** The test phones, with the note that no real money moves. */
export function TestPhones({ onChoose }: { onChoose: (number: string) => void }) {
  const { t } = useLingui()
  return (
    <section className={testCardPanel} aria-label={t`Test mode`}>
      <div className={testCardHead}>
        <p className={testCardTitle}>
          <Trans>Test mode</Trans>
        </p>
        <p className={quiet}>
          <Trans>No money moves and no phone rings. Tap a number to fill it in.</Trans>
        </p>
      </div>
      <ul>
        {numbers.map(({ outcome, number }) => (
          <li key={outcome}>
            <button type="button" className={testCard} onClick={() => onChoose(number)}>
              <span className={testCardNumber} translate="no">
                {number}
              </span>
              <span className={quiet}>{t(meanings[outcome])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
