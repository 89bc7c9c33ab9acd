import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { CarFront, ChevronRight, type LucideIcon } from 'lucide-react'
import { Page } from '#client/layout/Page.tsx'
import { useSession } from '#client/session/session.ts'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { chevron, row, text } from '#client/ui/List/List.css.ts'
import { ManageLink } from '../address/ManageLink.tsx'
import { manageScreens, menuEntries } from './manage-screens.ts'
import { entries } from './area.css.ts'

/** What the reader's role manages. */
export function ManageMenu() {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const shown = menuEntries.filter(({ path, isForOwnersOnly }) =>
    isAdmin ? !isForOwnersOnly : manageScreens[path].isForOwners,
  )
  return (
    <Page title={t`Manage`} width="wide">
      <Stack gap="s5">
        <Text as="h1" size="displayM" tabIndex={-1}>
          <Trans>Manage</Trans>
        </Text>
        <ul className={entries}>
          <li>
            <Link to="/staff/cars" className={row}>
              <Entry Icon={CarFront} label={t`Cars`} hint={t`Photos, prices, terms, listed or not`} />
            </Link>
          </li>
          {shown.map(({ path, label, hint, Icon }) => (
            <li key={path}>
              <ManageLink to={path} className={row}>
                <Entry Icon={Icon} label={t(label)} hint={t(hint)} />
              </ManageLink>
            </li>
          ))}
        </ul>
      </Stack>
    </Page>
  )
}

type EntryProps = { Icon: LucideIcon; label: ReactNode; hint: ReactNode }

function Entry({ Icon, label, hint }: EntryProps) {
  return (
    <>
      <Icon size={24} strokeWidth={1.5} aria-hidden />
      <span className={text}>
        <Text as="span" weight="medium">
          {label}
        </Text>
        <Text as="span" size="bodyS" tone="secondary">
          {hint}
        </Text>
      </span>
      <ChevronRight className={chevron} size={20} strokeWidth={1.5} aria-hidden />
    </>
  )
}
