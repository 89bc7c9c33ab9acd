import { lazy, Suspense, type ReactNode } from 'react'
import { needMessages } from '#client/i18n/catalogs.ts'
import type { AskBeforeLeavingProps } from '#client/layout/staff/leaving/AskBeforeLeaving.tsx'
import { useSession } from '#client/session/session-state.ts'

type Ask = <W>(props: AskBeforeLeavingProps<W>) => ReactNode

/** A device that never had the desk has nothing of it to lose. */
const Unasked: Ask = ({ leave, children }) => children((way) => void leave(way))

const Asked = lazy(async (): Promise<{ default: Ask }> => {
  try {
    await needMessages('staff')
    return { default: (await import('#client/layout/staff/leaving/AskBeforeLeaving.tsx')).AskBeforeLeaving }
  } catch {
    return { default: Unasked }
  }
})

/** Around the buttons that sign out: staff are asked where a device has what nobody else has. */
export function Leaving<W>(props: AskBeforeLeavingProps<W>) {
  const isDriver = useSession().user?.type === 'user'
  const Kind = isDriver ? Unasked : Asked
  return (
    <Suspense fallback={props.children(() => undefined)}>
      <Kind {...(props as AskBeforeLeavingProps<unknown>)} />
    </Suspense>
  )
}
