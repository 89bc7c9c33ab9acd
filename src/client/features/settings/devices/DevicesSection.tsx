import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { line, name, quiet, words } from '#client/features/settings/lines.css.ts'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { useOwnRecord } from '#client/features/settings/useOwnRecord.ts'
import { lead } from './DevicesSection.css.ts'
import { Leaving } from './Leaving.tsx'
import { Sessions } from './Sessions.tsx'

export function DevicesSection() {
  const { id } = useOwnRecord()
  if (id === undefined) return null
  return (
    <SettingsSection id="devices" title={<Trans>Password and devices</Trans>}>
      <div>
        <Link to="/change-password" className={lead}>
          <span className={line}>
            <span className={words}>
              <span className={name}>
                <Trans>Change password</Trans>
              </span>
              <span className={quiet}>
                <Trans>Your other devices are signed out then.</Trans>
              </span>
            </span>
            <ChevronRight size={20} aria-hidden />
          </span>
        </Link>
      </div>
      <Sessions userId={id} />
      <Leaving />
    </SettingsSection>
  )
}
