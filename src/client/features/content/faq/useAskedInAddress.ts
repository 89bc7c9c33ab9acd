import { useEffect } from 'react'
import { useRouterState } from '@tanstack/react-router'

/** Opens the question that the address names (`/faq#age`) and brings it into view. */
export function useAskedInAddress(): void {
  const asked = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    const question = asked === '' ? null : document.getElementById(asked)
    if (!(question instanceof HTMLDetailsElement)) return
    question.open = true
    question.scrollIntoView()
  }, [asked])
}
