import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Remark } from '#contract/text.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { refusedBy, useProblemText } from '#client/components/form/problems.ts'
import type { Failure } from '#domain/failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import type { useDecision } from './useDecision.ts'

const longest = 1000

type DecisionSheetProps = {
  title: string
  /** What the button does, with its amount. */
  act: ReactNode
  tone?: 'primary' | 'danger'
  decision: ReturnType<typeof useDecision>
  isReady?: boolean
  note?: { value: string; onChange: (note: string) => void }
  /** Refusals that mean something of their own here. */
  refusals?: Partial<Record<Failure, string>>
  onClose: () => void
  children: ReactNode
}

/** Says what a decision does before it is made. */
export function DecisionSheet({
  title,
  act,
  tone = 'primary',
  decision,
  isReady = true,
  note,
  refusals,
  onClose,
  children,
}: DecisionSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const problemText = useProblemText()
  const { isPending, refused, send } = decision
  const problem = note && refusedBy(Remark, note.value)
  const used = `${note?.value.length ?? 0} / ${longest}`
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={title}
      closeLabel={t`Close`}
      footer={
        <Button
          size="l"
          full
          tone={tone}
          busy={isPending}
          disabled={!isOnline || !isReady || problem !== undefined}
          onClick={send}
        >
          {isOnline ? act : <Trans>Waiting for network</Trans>}
        </Button>
      }
    >
      <div className={form}>
        {refused !== null && (
          <FormAlert key={refused.key}>{refusals?.[refused.code] ?? failureText(refused.code)}</FormAlert>
        )}
        {children}
        {note && (
          <TextArea
            label={t`Note (optional)`}
            name="note"
            rows={2}
            help={<Trans>Kept in the history of the booking.</Trans>}
            value={note.value}
            onChange={note.onChange}
            count={used}
            error={problem && problemText(problem)}
          />
        )}
      </div>
    </Sheet>
  )
}
