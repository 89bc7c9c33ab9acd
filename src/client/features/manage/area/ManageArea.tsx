import { Suspense } from 'react'
import { useLingui } from '@lingui/react/macro'
import { NotFoundScreen } from '#client/layout/NotFoundScreen.tsx'
import { useSession } from '#client/session/session.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { manageScreenAt } from '../address/manage-paths.ts'
import { ManageMenu } from './ManageMenu.tsx'
import { manageScreens } from './manage-screens.ts'

/** What stands at an address below /staff/manage: the menu, or one of its screens. */
export function ManageArea({ path }: { path: string }) {
  const { t } = useLingui()
  const { user } = useSession()
  // Before it is known who looks, the server decides what a screen may show.
  const mayBeAdmin = user === null || user.type === 'admin'
  if (path === '') return <ManageMenu />
  const found = manageScreenAt(path)
  const shown = found && manageScreens[found.path]
  if (!found || !shown || !(mayBeAdmin || shown.isForOwners)) return <NotFoundScreen />
  const { id = '' } = found
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={t`Loading`}>
          <Skeleton height={480} radius="md" />
        </div>
      }
    >
      <shown.Screen key={path} id={id} />
    </Suspense>
  )
}
