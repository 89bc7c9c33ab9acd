import { useEffect, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { sheetActions } from './settings.css.ts'
import { focusTitle } from './sections.ts'

type DeleteDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** What is lost with it. */
  description: string
  onDelete: () => Promise<void>
  /** Gets the focus on its title afterwards: the button that was pressed is gone. */
  section: string
}

/** Asks before something is deleted for good; when deleting fails, it stays open and says why. */
export function DeleteDialog({ open, onClose, title, description, onDelete, section }: DeleteDialogProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const [isBusy, setIsBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const isDeleted = useRef(false)
  useEffect(() => {
    if (open || !isDeleted.current) return
    isDeleted.current = false
    focusTitle(section)
  }, [open, section])

  function close() {
    setAlert(null)
    onClose()
  }
  async function remove() {
    setAlert(null)
    setIsBusy(true)
    try {
      await onDelete()
      isDeleted.current = true
      close()
    } catch (error) {
      setAlert(failureText(failureCode(error)))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      side="center"
      title={title}
      description={description}
      closeLabel={t`Close`}
    >
      <div className={sheetActions}>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button size="l" tone="danger" busy={isBusy} disabled={!isOnline} onClick={() => void remove()}>
          {isOnline ? <Trans>Delete</Trans> : <Trans>Waiting for network</Trans>}
        </Button>
        <Button size="l" tone="quiet" onClick={close}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
