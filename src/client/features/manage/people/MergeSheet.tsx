import { useId, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffPerson } from '#contract/staff/people/people.ts'
import { useOnline } from '#client/api/connection.ts'
import { mergeGuest, peopleQueries } from '#client/api/staff/people.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { useGoTo } from '../address/useManageAddress.ts'
import { group } from './people.css.ts'

/** Looks for the account of a guest, and moves all that is theirs into it. */
export function MergeSheet({ guest, onClose }: { guest: StaffPerson; onClose: () => void }) {
  const { t } = useLingui()
  const name = useId()
  const isOnline = useOnline()
  const goTo = useGoTo()
  const failureText = useFailureText()
  // The same person gave the same number, more often than not.
  const [q, setQ] = useState(guest.phone ?? guest.fullName)
  const [into, setInto] = useState<string | null>(null)
  const query = useInfiniteQuery(peopleQueries.list({ type: ['user'], state: ['active', 'unconfirmed'], q }))
  const accounts = query.data?.pages[0]?.people
  const { isPending, refused, send } = useDecision({
    decide: () => mergeGuest(guest._id, into!),
    done: t`All of it is in the account now.`,
    onDone: () => void goTo('people/$id', { id: into!, replace: true }),
  })
  return (
    <ReasonSheet
      hasLateContent
      title={t`Merge into an account`}
      action={isOnline ? <Trans>Merge</Trans> : <Trans>Waiting for network</Trans>}
      isBusy={isPending}
      isDisabled={!isOnline || into === null}
      failure={refused && { text: failureText(refused.code), key: refused.key }}
      onSend={send}
      onClose={onClose}
    >
      <Text tone="secondary">
        <Trans>
          Bookings, payments and the licence move to the account, and the guest is gone. This cannot be
          undone.
        </Trans>
      </Text>
      <SearchField
        label={t`Name, email or phone`}
        q={q}
        onChange={(text) => {
          setQ(text)
          setInto(null)
        }}
      />
      <div role="radiogroup" aria-label={t`Account`} className={group}>
        {accounts?.map(({ _id, fullName, email, phone }) => (
          <RadioCard
            key={_id}
            name={name}
            value={_id}
            checked={into === _id}
            onChange={setInto}
            title={fullName}
          >
            {[email, phone].filter(Boolean).join(' · ')}
          </RadioCard>
        ))}
      </div>
      <Text role="status" tone="secondary">
        {accounts?.length === 0 && <span>{t`Nobody matches`}</span>}
        {query.isError && <span>{t`The people could not be loaded`}</span>}
      </Text>
    </ReasonSheet>
  )
}
