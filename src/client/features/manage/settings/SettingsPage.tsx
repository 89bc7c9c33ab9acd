import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteFields, SiteSettings } from '#contract/staff/settings.ts'
import { siteSettingsQueries } from '#client/api/staff/site-settings.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Page } from '#client/layout/Page.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { bankNames, fieldLabels, type TextName } from './settings-form.ts'
import { useSettingsForm } from './useSettingsForm.ts'

/** What admins decide for the whole site: hours and notice, the minimum age, contacts, bank details, switches. */
export function SettingsPage() {
  const { t } = useLingui()
  const query = useQuery(siteSettingsQueries.current())
  const settings = isRefused(query.error) ? undefined : query.data
  return (
    <Page title={t`Settings of the site`} width="narrow" back>
      {settings ? (
        <SettingsForm settings={settings} />
      ) : query.isError || query.fetchStatus === 'paused' ? (
        <LoadFailure
          error={query.error}
          retry={() => void query.refetch()}
          title={t`The settings could not be loaded`}
          offline={t`The settings of the site are not kept on this phone.`}
        />
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton height={480} radius="md" />
        </div>
      )}
    </Page>
  )
}

function SettingsForm({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const form = useSettingsForm(settings, () =>
    showToast({ kind: 'success', text: t`Changes made successfully.` }),
  )
  const { draft, problems, change, refusal, others } = form
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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit(event.currentTarget)
      }}
    >
      <Stack gap="s4">
        <Text as="h1" size="displayM" tabIndex={-1}>
          <Trans>Settings of the site</Trans>
        </Text>
        <Text tone="secondary">
          <Trans>They hold for every supplier and from the next request on. Each change is recorded.</Trans>
        </Text>
        {refusal && refusal.code !== 'changed-meanwhile' && (
          <FormAlert key={refusal.key}>{failureText(refusal.code)}</FormAlert>
        )}
        {others.length > 0 && (
          <ChangedMeanwhile
            names={others}
            onTheirs={form.discard}
            onMine={() => change({ was: settings.version })}
          />
        )}
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
        {others.length === 0 && (
          <SubmitButton busy={form.isBusy}>
            <Trans>Save</Trans>
          </SubmitButton>
        )}
        {form.isTouched && others.length === 0 && (
          <Button tone="quiet" onClick={form.discard}>
            <Trans>Undo my changes</Trans>
          </Button>
        )}
      </Stack>
    </form>
  )
}

type ChangedMeanwhileProps = {
  names: readonly (keyof SiteFields)[]
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else saved the settings while this form was open. */
function ChangedMeanwhile({ names, onTheirs, onMine }: ChangedMeanwhileProps) {
  const { t } = useLingui()
  const fields = names.map((name) => t(fieldLabels[name])).join(', ')
  return (
    <Part title={<Trans>Somebody else has changed the settings</Trans>}>
      <p role="alert">
        <Trans>What you typed differs in: {fields}.</Trans>
      </p>
      <Row wrap>
        <Button tone="outline" onClick={onTheirs}>
          <Trans>Show their version</Trans>
        </Button>
        <Button tone="outline" onClick={onMine}>
          <Trans>Go on with mine</Trans>
        </Button>
      </Row>
    </Part>
  )
}
