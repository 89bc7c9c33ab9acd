import { useLingui } from '@lingui/react/macro'
import { LoadFailure } from '#client/components/LoadFailure.tsx'

/** `error` is null while the call waits for a network. */
export function ListFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useLingui()
  return (
    <LoadFailure
      error={error}
      retry={retry}
      title={t`We could not load your notifications`}
      offline={t`Your notifications were not opened on this phone before. They appear as soon as you are back online.`}
    />
  )
}
