import { CircleAlert, Hourglass, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Horizon } from '../Horizon/Horizon.tsx'
import { displayM, titleM } from '../Text/text.css.ts'
import { emblem, explanation, row, view } from './StateView.css.ts'

const icons = { empty: null, error: CircleAlert, offline: WifiOff, loading: Hourglass }
const roles = { empty: undefined, error: 'alert', offline: 'status', loading: 'status' } as const

type StateViewProps = {
  kind: keyof typeof icons
  title: string
  text?: ReactNode
  actions?: ReactNode
  /** `h1` when the state is the whole screen. */
  heading?: 'h1' | 'h2' | 'h3'
}

export function StateView({ kind, title, text, actions, heading: Heading = 'h2' }: StateViewProps) {
  const Icon = icons[kind]
  return (
    <div className={view} role={roles[kind]}>
      {Icon ? (
        <span className={emblem}>
          <Icon size={24} aria-hidden="true" />
        </span>
      ) : (
        <Horizon />
      )}
      <Heading className={Heading === 'h1' ? displayM : titleM}>{title}</Heading>
      {text && <p className={explanation}>{text}</p>}
      {actions && <div className={row}>{actions}</div>}
    </div>
  )
}
