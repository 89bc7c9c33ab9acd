import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { IosSteps } from '#client/pwa/install/IosSteps.tsx'
import { useInstall } from '#client/pwa/install/install.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { tones } from '#client/ui/Text/text.css.ts'
import { start } from './settings.css.ts'
import { Explanation, SettingsSection } from './SettingsSection.tsx'

export function InstallSection() {
  return (
    <SettingsSection id="install" title={<Trans>Install the app</Trans>}>
      <InstallInstructions />
    </SettingsSection>
  )
}

/** The way that works on this device. */
function InstallInstructions() {
  const { isInstalled, canInstall, isIos, install } = useInstall()
  if (isInstalled) {
    return (
      <Row as="p" gap="s3" className={tones.success}>
        <CircleCheck size={20} aria-hidden />
        <Trans>Wouri is installed on this device.</Trans>
      </Row>
    )
  }
  return (
    <>
      <Explanation>
        <Trans>Open Wouri from your home screen, full screen and even offline. No app store needed.</Trans>
      </Explanation>
      {canInstall ? (
        <Button className={start} onClick={() => void install()}>
          <Trans>Install</Trans>
        </Button>
      ) : isIos ? (
        <Explanation as="div">
          <IosSteps />
        </Explanation>
      ) : (
        <Explanation>
          <Trans>
            Open your browser's menu and choose “Install” or “Add to Home screen”. If there is no such line,
            open this page in Chrome, Edge, Samsung Internet or Safari.
          </Trans>
        </Explanation>
      )}
    </>
  )
}
