import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { chargeLabels } from '#client/components/inspections/charges/charge-labels.ts'
import { useReckoningText } from '#client/components/inspections/charges/useReckoningText.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { quiet } from '../booking.css.ts'
import {
  chargedIn,
  decisions,
  type ChargesDraft,
  type Decided,
  type Decision,
  type Proposal,
} from './charges-draft.ts'
import { SumFields } from './SumFields.tsx'
import { TypedCharge } from './TypedCharge.tsx'
import * as styles from './charges.css.ts'

type ChargesEditorProps = {
  proposals: readonly Proposal[]
  value: ChargesDraft
  /** Told how the draft becomes another one. */
  onChange: (edit: (draft: ChargesDraft) => ChargesDraft) => void
}

/** Each proposal is kept, changed or struck; lines are typed beside them; nothing is charged by itself. */
export function ChargesEditor({ proposals, value, onChange }: ChargesEditorProps) {
  const francs = useFrancs()
  const total = francs(chargedIn(value, proposals))
  const decide = (kind: string, decided: Decided) =>
    onChange((draft) => ({ ...draft, decided: { ...draft.decided, [kind]: decided } }))
  return (
    <div className={styles.editor}>
      {proposals.map((proposal) => (
        <ProposedLine
          key={proposal.kind}
          proposal={proposal}
          decided={value.decided[proposal.kind]}
          onDecide={(decided) => decide(proposal.kind, decided)}
        />
      ))}
      {value.typed.map((line, at) => (
        <TypedCharge
          key={line._id}
          line={line}
          number={at + 1}
          onChange={(next) =>
            onChange((draft) => ({
              ...draft,
              typed: draft.typed.map((each) => (each._id === line._id ? next : each)),
            }))
          }
          onRemove={() =>
            onChange((draft) => ({
              ...draft,
              typed: draft.typed.filter(({ _id }) => _id !== line._id),
            }))
          }
        />
      ))}
      <div>
        <Button
          tone="outline"
          onClick={() =>
            onChange((draft) => ({
              ...draft,
              typed: [...draft.typed, { _id: crypto.randomUUID(), kind: 'damage', amount: '', reason: '' }],
            }))
          }
        >
          <Plus size={20} strokeWidth={1.5} aria-hidden />
          <Trans>Add a line</Trans>
        </Button>
      </div>
      <p className={styles.total} role="status">
        <span>
          <Trans>Charged in all</Trans>
        </span>
        <strong className={styles.sum}>{total}</strong>
      </p>
    </div>
  )
}

type ProposedLineProps = {
  proposal: Proposal
  decided: Decided | undefined
  onDecide: (decided: Decided) => void
}

function ProposedLine({ proposal: { kind, amount, reckoning }, decided, onDecide }: ProposedLineProps) {
  const { t } = useLingui()
  const id = useId()
  const francs = useFrancs()
  const reckoningText = useReckoningText()
  const words: Record<Decision, string> = {
    keep: t({ message: 'Keep', context: 'charge' }),
    change: t({ message: 'Change', context: 'charge' }),
    strike: t({ message: 'Strike', context: 'charge' }),
  }
  const way = decided?.way
  const choose = (next: Decision) =>
    onDecide({
      _id: decided?._id ?? crypto.randomUUID(),
      way: next,
      amount: decided?.amount || String(amount),
      reason: decided?.reason ?? '',
    })
  return (
    <section className={styles.line} aria-labelledby={id}>
      <h3 id={id} className={styles.lineHead}>
        <span>{t(chargeLabels[kind])}</span>
        <span className={way === 'strike' ? styles.struckSum : styles.sum}>{francs(amount)}</span>
      </h3>
      <p className={quiet}>{reckoningText(kind, reckoning)}</p>
      <div className={styles.chips}>
        {decisions.map((each) => (
          <Chip key={each} pressed={way === each} onClick={() => choose(each)}>
            {words[each]}
          </Chip>
        ))}
      </div>
      {decided && way === 'change' && (
        <SumFields
          name={kind}
          amount={decided.amount}
          reason={decided.reason}
          reasonLabel={t`Why another amount?`}
          onChange={(said) => onDecide({ ...decided, ...said })}
        />
      )}
    </section>
  )
}
