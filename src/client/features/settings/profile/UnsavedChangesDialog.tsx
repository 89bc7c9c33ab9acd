import { useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { leaveChoices } from './profile.css.ts'

/** Asks before unsaved changes are lost. */
export function UnsavedChangesDialog({ isDirty }: { isDirty: boolean }) {
  const { t } = useLingui()
  const { isAsked, stay, leave } = useUnsavedChanges(isDirty)
  return (
    <Sheet
      open={isAsked}
      onClose={stay}
      side="center"
      title={t`Leave without saving?`}
      description={t`The changes to your details have not been saved.`}
      closeLabel={t`Close`}
    >
      <div className={leaveChoices}>
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

type Answer = { resolve: (isBlocked: boolean) => void }

/**
 * Blocks navigation away from this screen while there are unsaved changes, until the person has answered.
 * Uses the history directly: the router's own hook would add to the scripts of the first screen.
 */
function useUnsavedChanges(isDirty: boolean) {
  const { history } = useRouter()
  const [question, setQuestion] = useState<Answer | null>(null)

  useEffect(() => {
    if (!isDirty) return undefined
    // When the page is closed or reloaded, the browser asks by itself.
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBrowser)
    const unblock = history.block({
      blockerFn: ({ currentLocation, nextLocation }) => {
        // Staying on this screen loses nothing.
        if (currentLocation.pathname === nextLocation.pathname) return false
        return new Promise<boolean>((resolve) => setQuestion({ resolve }))
      },
    })
    return () => {
      window.removeEventListener('beforeunload', askBrowser)
      unblock()
    }
  }, [isDirty, history])

  function answer(isBlocked: boolean) {
    setQuestion(null)
    question?.resolve(isBlocked)
  }
  return { isAsked: question !== null, stay: () => answer(true), leave: () => answer(false) }
}
