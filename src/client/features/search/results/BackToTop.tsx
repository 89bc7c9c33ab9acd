import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ArrowUp } from 'lucide-react'
import { toTop } from './results.css.ts'

/** Comes when the list was scrolled by two screens. */
export function BackToTop() {
  const { t } = useLingui()
  const [isFar, setIsFar] = useState(false)
  useEffect(() => {
    const look = () => setIsFar(window.scrollY > 2 * window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isFar) return null
  return (
    <button type="button" className={toTop} aria-label={t`Back to top`} onClick={scrollToTop}>
      <ArrowUp size={20} aria-hidden />
    </button>
  )
}

/** The focus goes along, or the next key would jump back down. */
function scrollToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
