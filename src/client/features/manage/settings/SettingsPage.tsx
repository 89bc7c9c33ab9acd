import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteSettings } from '#contract/staff/site/settings.ts'
import { changeSettings, renewSiteSettings, siteSettingsQueries } from '#client/api/staff/site-settings.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { useChangedMeanwhile } from '#client/components/staff/conflict/useChangedMeanwhile.tsx'
import { parts } from '#client/components/staff/list/lists.css.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Page } from '#client/layout/Page.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import {
  bankNames,
  draftOfSettings,
  fieldLabels,
  parseSettings,
  SettingsDraft,
  type TextName,
} from './settings-form.ts'

/** What admins decide for the whole site: hours and notice, the minimum age, contacts, bank details, switches. */
export function SettingsPage() {
  const { t } = useLingui()
  const query = useQuery(siteSettingsQueries.current())
  const settings = isRefused(query.error) ? undefined : query.data
  return (
    <Page title={t`Settings of the site`} back>
      {settings ? (
        <SettingsForm settings={settings} />
      ) : (
        <LoadState
          query={query}
          heading="h1"
          title={t`The settings could not be loaded`}
          offline={t`The settings of the site are not kept on this phone.`}
          height={480}
        />
      )}
    </Page>
  )
}

function SettingsForm({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const theirs = draftOfSettings(settings)
  const form = useDraftForm({
    key: 'site-settings',
    schema: SettingsDraft,
    initial: theirs,
    parse: parseSettings,
    send: (fields, { was }) =>
      changeSettings({ ...fields, was }).catch(async (error: unknown) => {
        await renewSiteSettings()
        throw error
      }),
    onSent: () => showToast({ kind: 'success', text: t`Changes made successfully.` }),
  })
  const { draft, problems, change } = form
  const conflict = useChangedMeanwhile(form, {
    theirs,
    title: <Trans>Somebody else has changed the settings</Trans>,
    labelOf: (path) => t(fieldLabels[path as keyof typeof fieldLabels]),
  })
  const typed = (name: TextName) => ({
    label: t(fieldLabels[name]),
    name,
    autoComplete: 'off' as const,
    value: draft[name],
    error: problems[name] && failureText(problems[name]),
    onChange: (value: string) => change({ [name]: value }),
  })
  const number = { inputMode: 'numeric' } as const
  const phone = { type: 'tel', inputMode: 'tel' } as const
  return (
    <Stack gap="s4">
      <Text as="h1" size="displayM" tabIndex={-1}>
        <Trans>Settings of the site</Trans>
      </Text>
      <Text tone="secondary">
        <Trans>They hold for every supplier and from the next request on. Each change is recorded.</Trans>
      </Text>
      <StaffForm {...conflict}>
        <div className={parts}>
          <Part title={<Trans>Hours and notice</Trans>}>
            <TextField {...typed('minPickupHours')} {...number} />
            <TextField {...typed('minRentalHours')} {...number} />
            <TextField {...typed('minPickupDropoffHour')} {...number} help={t`0 to 23, Cameroon time.`} />
            <TextField {...typed('maxPickupDropoffHour')} {...number} help={t`23 is until midnight.`} />
            <TextField
              {...typed('minimumAge')}
              {...number}
              help={t`A car may ask for more. Bookings that were made stay.`}
            />
          </Part>
          <Part title={<Trans>Contacts of the site</Trans>}>
            <TextField {...typed('contactPhone')} {...phone} />
            <TextField {...typed('contactWhatsapp')} {...phone} />
            <TextField {...typed('contactEmail')} type="email" inputMode="email" />
          </Part>
          <Part title={<Trans>Bank details</Trans>}>
            <Text size="bodyS" tone="secondary">
              <Trans>Where suppliers pay to. Drivers never see it.</Trans>
            </Text>
            {bankNames.map((name) => (
              <TextField key={name} {...typed(name)} maxLength={80} />
            ))}
            <Switch
              label={t(fieldLabels.bankShown)}
              checked={draft.bankShown}
              onChange={(bankShown) => change({ bankShown })}
            />
          </Part>
          <Part title={<Trans>Papers of cars</Trans>}>
            <Switch
              label={t(fieldLabels.unlistExpired)}
              help={t`New bookings alone: those that were made stay. A renewed paper brings the car back at once.`}
              checked={draft.unlistExpired}
              onChange={(unlistExpired) => change({ unlistExpired })}
            />
          </Part>
          <Part title={<Trans>Suppliers</Trans>}>
            <Switch
              label={t(fieldLabels.hideSuppliers)}
              help={
                settings.areSuppliersHidden
                  ? t`The operator has hidden them: this switch changes nothing.`
                  : t`Cars are offered under the name of Wouri. Drivers learn the supplier's name when they have booked.`
              }
              checked={draft.hideSuppliers}
              onChange={(hideSuppliers) => change({ hideSuppliers })}
            />
          </Part>
        </div>
      </StaffForm>
    </Stack>
  )
}
