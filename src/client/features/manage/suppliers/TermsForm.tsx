import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffSupplier } from '#contract/staff/suppliers.ts'
import { counterMethods } from '#contract/suppliers.ts'
import { changeSupplier, renewSupplier } from '#client/api/staff/suppliers.ts'
import { counterMethodLabels } from '#client/components/car/labels.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { unit } from '#client/components/requests/requests.css.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { languages } from '#domain/language.ts'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { draftOfTerms, parseTerms, TermsDraft } from './terms-form.ts'

type TypedName = Exclude<keyof TermsDraft, 'about' | 'payLater' | 'counterMethods' | 'was'>

/** What a supplier offers and asks. Bookings that were made keep what was agreed. */
export function TermsForm({ supplier, isAdmin }: { supplier: StaffSupplier; isAdmin: boolean }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const form = useDraftForm({
    key: `staff-supplier-${supplier._id}`,
    schema: TermsDraft,
    initial: draftOfTerms(supplier),
    parse: (draft) => parseTerms(draft, isAdmin),
    send: (fields, { was }) =>
      changeSupplier(supplier._id, { ...fields, was }).catch(async (error: unknown) => {
        await renewSupplier(supplier._id)
        throw error
      }),
    onSent: () => showToast({ kind: 'success', text: t`Changes made successfully.` }),
  })
  const { draft, problems, change, refusal } = form
  const isOld = draft.was !== supplier.version
  const errorOf = (name: string) => problems[name] && failureText(problems[name])
  const typed = (name: TypedName) => ({
    name,
    autoComplete: 'off' as const,
    value: draft[name],
    error: errorOf(name) ?? errorOf(`limits.${name}`),
    onChange: (value: string) => change({ [name]: value }),
  })
  const number = { inputMode: 'numeric' } as const
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit(event.currentTarget)
      }}
    >
      <Stack gap="s4">
        {refusal && refusal.code !== 'changed-meanwhile' && (
          <FormAlert key={refusal.key}>{failureText(refusal.code)}</FormAlert>
        )}
        {isOld && (
          <Part title={<Trans>Somebody else has changed these terms</Trans>}>
            <Row wrap>
              <Button tone="outline" onClick={form.discard}>
                <Trans>Show their version</Trans>
              </Button>
              <Button tone="outline" onClick={() => change({ was: supplier.version })}>
                <Trans>Go on with mine</Trans>
              </Button>
            </Row>
          </Part>
        )}
        <Part title={<Trans>How drivers know it</Trans>}>
          <TextField {...typed('name')} label={t`Name of the supplier`} maxLength={80} />
          <TextField {...typed('phone')} label={t`Phone`} type="tel" inputMode="tel" />
          <TextField {...typed('whatsapp')} label={t`WhatsApp (optional)`} type="tel" inputMode="tel" />
          <TextField {...typed('email')} label={t`E-mail`} type="email" inputMode="email" />
          {languages.map((language) => (
            <TextArea
              key={language}
              label={t`About the supplier (${languageNames[language]})`}
              name={`about-${language}`}
              rows={2}
              value={draft.about[language]}
              error={errorOf(`about.${language}`)}
              onChange={(text) => change({ about: { ...draft.about, [language]: text } })}
            />
          ))}
        </Part>
        <Part title={<Trans>Payment</Trans>}>
          <Switch
            label={t`Drivers may pay at the counter`}
            checked={draft.payLater}
            onChange={(payLater) => change({ payLater })}
          />
          {counterMethods.map((method) => (
            <Checkbox
              key={method}
              name={method}
              checked={draft.counterMethods.includes(method)}
              onChange={(isOn) =>
                change({
                  counterMethods: counterMethods.filter((each) =>
                    each === method ? isOn : draft.counterMethods.includes(each),
                  ),
                })
              }
            >
              {t(counterMethodLabels[method])}
            </Checkbox>
          ))}
          <TextField
            {...typed('partPaymentPercent')}
            {...number}
            label={t`Deposit online`}
            suffix={<span className={unit}>%</span>}
            help={t`Part of the total. 0: not offered.`}
          />
        </Part>
        <Part title={<Trans>Rental</Trans>}>
          <TextField {...typed('minimumRentalDays')} {...number} label={t`Days at least`} />
          <TextField
            {...typed('turnaroundMinutes')}
            {...number}
            label={t`Minutes between two rentals of a car`}
            help={t`To wash and check it.`}
          />
        </Part>
        {isAdmin && (
          <Part title={<Trans>Limits, set by admins</Trans>}>
            <TextField
              {...typed('markupPercent')}
              label={t`Added to its prices`}
              suffix={<span className={unit}>%</span>}
            />
            <TextField {...typed('carLimit')} {...number} label={t`Cars at most`} help={t`Empty: no limit`} />
          </Part>
        )}
        {!isOld && (
          <SubmitButton busy={form.isBusy}>
            <Trans>Save</Trans>
          </SubmitButton>
        )}
        {form.isTouched && !isOld && (
          <Button tone="quiet" onClick={form.discard}>
            <Trans>Undo my changes</Trans>
          </Button>
        )}
      </Stack>
    </form>
  )
}
