import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { bar } from './ProgressBar.css.ts'

export function ProgressBar() {
  const { t } = useLingui()
  const isPending = useRouterState({ select: (state) => state.status === 'pending' })
  if (!isPending) return null
  return <div className={bar} role="progressbar" aria-label={t`Loading`} />
}
