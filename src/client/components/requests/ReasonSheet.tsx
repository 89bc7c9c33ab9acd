import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Remark } from '#contract/text.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { refusedBy, useProblemText } from '#client/components/form/problems.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { Rows } from '#client/ui/Field/Field.css.ts'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'

const longest = 1000

type ReasonFieldProps = {
  label: string
  name: string
  rows: Rows
  value: string
  onChange: (value: string) => void
  help?: ReactNode
}

/** An optional remark of at most a thousand characters, with how much of the room is used. */
export function ReasonField({ value, ...rest }: ReasonFieldProps) {
  const problemText = useProblemText()
  const problem = refusedBy(Remark, value)
  return (
    <TextArea
      {...rest}
      value={value}
      count={`${value.length} / ${longest}`}
      error={problem && problemText(problem)}
    />
  )
}

type ReasonSheetProps = {
  title: string
  /** The label of the button. */
  action: ReactNode
  tone?: 'primary' | 'danger'
  isBusy: boolean
  isDisabled?: boolean
  /** Why it was refused; each refusal has a key of its own, so that the same one is announced twice. */
  failure?: { text: string; key: number | string } | null
  reason?: ReasonFieldProps | undefined
  hasLateContent?: boolean
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** Says what a request or a decision does before it is sent, and takes a reason. */
export function ReasonSheet({
  title,
  action,
  tone = 'primary',
  isBusy,
  isDisabled = false,
  failure,
  reason,
  hasLateContent = false,
  onSend,
  onClose,
  children,
}: ReasonSheetProps) {
  const { t } = useLingui()
  const isRefused = reason !== undefined && refusedBy(Remark, reason.value) !== undefined
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      hasLateContent={hasLateContent}
      title={title}
      closeLabel={t`Close`}
      footer={
        <Button size="l" full tone={tone} busy={isBusy} disabled={isDisabled || isRefused} onClick={onSend}>
          {action}
        </Button>
      }
    >
      <div className={form}>
        {failure && <FormAlert key={failure.key}>{failure.text}</FormAlert>}
        {children}
        {reason && <ReasonField {...reason} />}
      </div>
    </Sheet>
  )
}
