import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { choices } from './LeaveDialog.css.ts'
import { useLeaveQuestion } from './useLeaveQuestion.ts'

/** Asks once before what was typed is lost. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const { t } = useLingui()
  const { isAsked, stay, leave } = useLeaveQuestion(isDirty)
  return (
    <Sheet
      open={isAsked}
      onClose={stay}
      side="center"
      title={t`Leave without saving?`}
      description={t`The changes to your details have not been saved.`}
      closeLabel={t`Close`}
    >
      <div className={choices}>
        <Button size="l" onClick={stay}>
          <Trans>Keep editing</Trans>
        </Button>
        <Button size="l" tone="danger" onClick={leave}>
          <Trans>Leave without saving</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
