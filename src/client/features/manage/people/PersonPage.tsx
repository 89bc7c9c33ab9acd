import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { StaffPerson } from '#contract/staff/people/people.ts'
import { peopleQueries } from '#client/api/staff/people.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { stateLabels, stateTones, typeLabels } from './people-labels.ts'
import { AccountPart } from './AccountPart.tsx'
import { ContactPart, LicencePart, OpenBookings } from './PersonParts.tsx'
import { HistoryPart, NotesPart } from './PersonRecord.tsx'
import { SuspensionPart } from './SuspensionPart.tsx'
import { columns } from './people.css.ts'
import { RecordPage } from '#client/layout/staff/RecordPage.tsx'
import { PageHeading } from '#client/ui/Text/PageHeading.tsx'
import { AllLink } from '../address/ManageLink.tsx'

/** One person with all that admins look after. */
export function PersonPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(peopleQueries.one(id))
  const isGone = isRefused(query.error)
  return (
    <RecordPage
      title={query.data?.fullName ?? t`Person`}
      width="wide"
      query={query}
      record={isGone ? undefined : query.data}
      isGone={isGone}
      gone={{
        title: t`There is nobody here`,
        text: t`The address is wrong, or the person deleted their account.`,
        back: <AllLink to="people">{t`Show all people`}</AllLink>,
      }}
      failure={{
        title: t`The person could not be loaded`,
        offline: t`People are not kept on this phone.`,
      }}
    >
      {(person) => <Person person={person} />}
    </RecordPage>
  )
}

function Person({ person }: { person: StaffPerson }) {
  const { t } = useLingui()
  const { fullName, state, type, seat } = person
  return (
    <>
      <Stack gap="s2">
        <PageHeading>{fullName}</PageHeading>
        <Row wrap align="center">
          <Badge tone={stateTones[state]}>{t(stateLabels[state])}</Badge>
          <Badge>{t(typeLabels[type])}</Badge>
          {seat && <Text as="span">{seat.supplier.name}</Text>}
        </Row>
      </Stack>
      <div className={columns}>
        <Stack gap="s4">
          <ContactPart person={person} />
          <OpenBookings person={person} />
          {type === 'user' && <LicencePart person={person} />}
        </Stack>
        <Stack gap="s4">
          {(state === 'guest' || state === 'unconfirmed') && <AccountPart person={person} />}
          <NotesPart person={person} />
          {person.maySuspend && <SuspensionPart person={person} />}
          <HistoryPart person={person} />
        </Stack>
      </div>
    </>
  )
}
