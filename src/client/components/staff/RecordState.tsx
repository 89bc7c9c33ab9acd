import type { ReactNode } from 'react'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { LoadState, type LoadStateProps } from './LoadState.tsx'

type RecordStateProps = Pick<LoadStateProps, 'query' | 'title' | 'offline'> & {
  /** It is known that there is no such record, or none for the reader. */
  isGone: boolean
  gone: { title: string; text: string; back: ReactNode }
}

/** Instead of the one record that a screen is about: it is on its way, could not be loaded, or is not there. */
export function RecordState({ isGone, gone, ...loading }: RecordStateProps) {
  if (!isGone) return <LoadState heading="h1" height={480} {...loading} />
  return <StateView heading="h1" kind="empty" title={gone.title} text={gone.text} actions={gone.back} />
}
