import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

type Answer = { resolve: (isKept: boolean) => void }

/**
 * Holds whoever leaves this screen while there is something to lose, until they have answered.
 * By the history itself: the router's own hook would travel with the first screen of everybody.
 */
export function useLeaveQuestion(hasSomethingToLose: boolean) {
  const { history } = useRouter()
  const [question, setQuestion] = useState<Answer | null>(null)

  useEffect(() => {
    if (!hasSomethingToLose) return undefined
    // A page that is closed or loaded anew: the browser asks in its own words.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    const free = history.block({
      blockerFn: ({ currentLocation, nextLocation }) => {
        // Moving about on this screen loses nothing.
        if (currentLocation.pathname === nextLocation.pathname) return false
        return new Promise<boolean>((resolve) => setQuestion({ resolve }))
      },
    })
    return () => {
      window.removeEventListener('beforeunload', hold)
      free()
    }
  }, [hasSomethingToLose, history])

  function answer(isKept: boolean) {
    setQuestion(null)
    question?.resolve(isKept)
  }
  return { isAsked: question !== null, stay: () => answer(true), leave: () => answer(false) }
}
