import { createFileRoute } from '@tanstack/react-router'
import { ManageArea } from '#client/features/manage/area/ManageArea.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'

/** One address for all that is managed: every route costs each driver's phone some bytes, and few people manage. */
export const Route = createFileRoute('/staff/manage/$')({
  staticData: { catalog: 'manage', parent: '/staff', staffTab: 'manage' },
  loader: ({ route }) => needMessages(route.options.staticData.catalog),
  component: ManageRoute,
})

function ManageRoute() {
  return <ManageArea path={Route.useParams()._splat ?? ''} />
}
