import { useLingui } from '@lingui/react/macro'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'

export type LoadStateProps = {
  query: {
    error: Error | null
    isError: boolean
    fetchStatus: 'fetching' | 'paused' | 'idle'
    refetch: () => Promise<unknown>
  }
  /** What could not be loaded. */
  title: string
  /** The text shown without a network. */
  offline: string
  heading?: 'h1' | 'h2'
  /** How tall what comes will be about, in pixels: what stands below it moves little. */
  height: number
}

/** Instead of what a query has not loaded: a skeleton, or why it is not there. */
export function LoadState({ query, title, offline, heading, height }: LoadStateProps) {
  const { t } = useLingui()
  if (query.isError || query.fetchStatus === 'paused')
    return (
      <LoadFailure
        error={query.error}
        retry={() => void query.refetch()}
        title={title}
        offline={offline}
        {...(heading && { heading })}
      />
    )
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton height={height} radius="md" />
    </div>
  )
}
