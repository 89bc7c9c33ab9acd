import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { fewestCompared, mostCompared } from './compared.ts'
import { useSearchParams } from '../search-params.ts'
import { compareBar, compareWords } from './CompareBar.css.ts'

/** Sticky while cars are chosen for comparison. */
export function CompareBar({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const count = params.cmp?.length ?? 0
  if (count === 0) return null

  function clear() {
    refine((current) => ({ ...current, cmp: undefined, vs: undefined }))
    // The bar goes, and with it what had the focus.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  return (
    <div className={compareBar} role="group" aria-label={t`Cars to compare`}>
      <p className={compareWords} role="status">
        {count < fewestCompared ? (
          <Trans>Choose one more to compare</Trans>
        ) : (
          <Trans>
            {count} of {mostCompared} chosen
          </Trans>
        )}
      </p>
      <Button tone="quiet" onClick={clear}>
        <Trans>Clear</Trans>
      </Button>
      <Button aria-haspopup="dialog" disabled={count < fewestCompared} onClick={onOpen}>
        <Trans>Compare</Trans>
      </Button>
    </div>
  )
}
