import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SandboxOutcome } from '#contract/payments.ts'
import { testCards, type TestCard } from './test-cards.ts'
import { head, number, panel, quiet, row, title } from './TestCards.css.ts'

const meanings: Record<SandboxOutcome, MessageDescriptor> = {
  paid: msg`is paid`,
  declined: msg`is declined`,
  'insufficient-funds': msg`has too little money`,
  authentication: msg`asks you to confirm`,
  slow: msg`takes its time`,
}

/** Said wherever test mode shows: nothing here is real money. */
export function TestCards({ onChoose }: { onChoose: (card: TestCard) => void }) {
  const { t } = useLingui()
  return (
    <section className={panel} aria-label={t`Test mode`}>
      <div className={head}>
        <p className={title}>
          <Trans>Test mode</Trans>
        </p>
        <p className={quiet}>
          <Trans>No money moves. Tap a test card to fill it in.</Trans>
        </p>
      </div>
      <ul>
        {testCards.map((card) => (
          <li key={card.number}>
            <button type="button" className={row} onClick={() => onChoose(card)}>
              <span className={number} translate="no">
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
