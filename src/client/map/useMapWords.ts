import { useLingui } from '@lingui/react/macro'

/** What the map library says by itself, in the language of the interface. */
export function useMapWords(): Record<string, string> {
  const { t } = useLingui()
  return {
    'Map.Title': t`Map`,
    'NavigationControl.ZoomIn': t`Zoom in`,
    'NavigationControl.ZoomOut': t`Zoom out`,
    'CooperativeGesturesHandler.WindowsHelpText': t`Use Ctrl and scroll to zoom the map`,
    'CooperativeGesturesHandler.MacHelpText': t`Use ⌘ and scroll to zoom the map`,
    'CooperativeGesturesHandler.MobileHelpText': t`Use two fingers to move the map`,
  }
}
