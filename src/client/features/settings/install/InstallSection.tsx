import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { IosSteps } from '#client/pwa/install/IosSteps.tsx'
import { useInstall } from '#client/pwa/install/install.ts'
import { text } from '#client/features/settings/lines.css.ts'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { installed, start } from './InstallSection.css.ts'

export function InstallSection() {
  return (
    <SettingsSection id="install" title={<Trans>Install the app</Trans>}>
      <Way />
    </SettingsSection>
  )
}

/** The one way that leads there on this device. */
function Way() {
  const { isInstalled, canInstall, isIos, install } = useInstall()
  if (isInstalled) {
    return (
      <p className={installed}>
        <CircleCheck size={20} aria-hidden />
        <Trans>Wouri is installed on this device.</Trans>
      </p>
    )
  }
  return (
    <>
      <p className={text}>
        <Trans>Wouri then opens from your home screen, full screen and also without a network. It needs no store.</Trans>
      </p>
      {canInstall ? (
        <Button className={start} onClick={() => void install()}>
          <Trans>Install</Trans>
        </Button>
      ) : isIos ? (
        <div className={text}>
          <IosSteps />
        </div>
      ) : (
        <p className={text}>
          <Trans>
            Open your browser's menu and choose “Install” or “Add to Home screen”. If there is no such line, open this
            page in Chrome, Edge, Samsung Internet or Safari.
          </Trans>
        </p>
      )}
    </>
  )
}
