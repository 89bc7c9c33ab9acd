import { Trans, useLingui } from '@lingui/react/macro'
import { side, toggle } from './ViewToggle.css.ts'

export type View = 'list' | 'map'

type ViewToggleProps = { view: View; onChange: (view: View) => void }

/** On a phone one of the two has the screen. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  const { t } = useLingui()
  return (
    <div className={toggle} role="group" aria-label={t`How the places are shown`}>
      <button type="button" className={side} aria-pressed={view === 'list'} onClick={() => onChange('list')}>
        <Trans>List</Trans>
      </button>
      <button type="button" className={side} aria-pressed={view === 'map'} onClick={() => onChange('map')}>
        <Trans>Map</Trans>
      </button>
    </div>
  )
}
