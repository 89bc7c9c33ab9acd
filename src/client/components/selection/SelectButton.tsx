import { Trans } from '@lingui/react/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { atEdge } from '#client/ui/Button/Button.css.ts'

/** Begins a selection, at either end of the line above a list. */
export function SelectButton({ onSelect }: { onSelect: () => void }) {
  return (
    <Button tone="quiet" size="s" className={atEdge} onClick={onSelect}>
      <Trans>Select</Trans>
    </Button>
  )
}
