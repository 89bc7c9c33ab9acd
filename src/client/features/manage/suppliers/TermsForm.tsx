import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import { counterMethods } from '#contract/cars/suppliers.ts'
import { changeSupplier, renewSupplier } from '#client/api/staff/suppliers.ts'
import { counterMethodLabels } from '#client/components/car/labels.ts'
import { unit } from '#client/components/form/form.css.ts'
import { useChangedMeanwhile } from '#client/components/staff/conflict/useChangedMeanwhile.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { languages } from '#domain/language.ts'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { HandoverPart } from './HandoverPart.tsx'
import { draftOfTerms, parseTerms, TermsDraft } from './terms-form.ts'
import { useTermsConflict } from './useTermsConflict.ts'

type TypedName = Exclude<keyof TermsDraft, 'about' | 'handover' | 'payLater' | 'counterMethods' | 'was'>

/** What a supplier offers and asks. Bookings that were made keep what was agreed. */
export function TermsForm({ supplier, isAdmin }: { supplier: StaffSupplier; isAdmin: boolean }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const theirs = draftOfTerms(supplier)
  const form = useDraftForm({
    key: `staff-supplier-${supplier._id}`,
    schema: TermsDraft,
    initial: theirs,
    parse: (draft) => parseTerms(draft, isAdmin),
    send: (fields, { was }) =>
      changeSupplier(supplier._id, { ...fields, was }).catch(async (error: unknown) => {
        await renewSupplier(supplier._id)
        throw error
      }),
    onSent: () => showToast({ kind: 'success', text: t`Changes made successfully.` }),
  })
  const { draft, problems, change } = form
  const conflict = useChangedMeanwhile(form, {
    theirs,
    title: <Trans>Somebody else has changed these terms</Trans>,
    ...useTermsConflict(),
  })
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
    <StaffForm {...conflict}>
      <Part title={<Trans>How drivers know it</Trans>}>
        <TextField {...typed('name')} label={t`Name of the supplier`} maxLength={80} />
        <TextField {...typed('phone')} label={t`Phone`} type="tel" inputMode="tel" />
        <TextField {...typed('whatsapp')} label={t`WhatsApp (optional)`} type="tel" inputMode="tel" />
        <TextField {...typed('email')} label={t`Email`} type="email" inputMode="email" />
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
      <HandoverPart
        draft={draft.handover}
        errorOf={(name) => errorOf(`handover.${name}`)}
        onChange={(part) => change({ handover: { ...draft.handover, ...part } })}
      />
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
    </StaffForm>
  )
}
