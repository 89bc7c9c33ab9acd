import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '#client/api/account/account.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { SettingsPage } from '#client/features/settings/SettingsPage.tsx'
import { needMessages } from '#client/i18n/catalogs.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'

export const Route = createFileRoute('/(account)/settings')({
  staticData: { catalog: 'settings', parent: null, tab: 'account' },
  loader: ({ context: { queryClient }, route }) => {
    const person = readStoredUser()?._id
    if (person !== undefined) void queryClient.prefetchQuery(accountQueries.me(person))
    void queryClient.prefetchQuery(settingsQueries.current())
    return needMessages(route.options.staticData.catalog)
  },
  component: SettingsPage,
})
