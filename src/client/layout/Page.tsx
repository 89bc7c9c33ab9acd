import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Button } from '#client/ui/Button/Button.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { useArrival } from './arrival.ts'
import { back as backButton, widths } from './Page.css.ts'
import { parentOf, useScreen } from './screens.ts'

type PageProps = {
  /** The document's title; the h1 is among the children. */
  title: string
  width?: keyof typeof widths
  /** Shows a back button on desktops too. A string is the address it leads to when there is no history. */
  back?: boolean | string
  children: ReactNode
}

export function Page({ title, width = 'wide', back = false, children }: PageProps) {
  useArrival(title)
  return (
    <div className={widths[width]}>
      {back !== false && (
        <BackButton labelled className={backButton} {...(typeof back === 'string' && { fallback: back })} />
      )}
      {children}
    </div>
  )
}

type BackButtonProps = {
  /** Where to go without a history: after a shared link, or at the start of the installed app. */
  fallback?: string
  /** With the word beside the arrow. */
  labelled?: boolean
  className?: string
}

export function BackButton({ fallback, labelled = false, className }: BackButtonProps) {
  const { t } = useLingui()
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const parent = parentOf(useScreen())
  const icon = <ArrowLeft size={20} aria-hidden="true" />

  function back() {
    if (canGoBack) router.history.back()
    else void navigate({ to: fallback ?? parent ?? '/' })
  }

  if (!labelled) return <IconButton label={t`Back`} icon={icon} className={className} onClick={back} />
  return (
    <Button tone="quiet" className={className} onClick={back}>
      {icon}
      {t`Back`}
    </Button>
  )
}
