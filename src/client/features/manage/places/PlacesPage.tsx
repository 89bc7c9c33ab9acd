import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import * as v from 'valibot'
import type { StaffPlace } from '#contract/staff/site/places.ts'
import { staffPlaceQueries } from '#client/api/staff/places.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { chevron, item, quiet, row, text } from '#client/components/staff/list/rows.css.ts'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { Page } from '#client/layout/Page.tsx'
import { orNothing } from '#client/search-string.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { ManageLink } from '../address/ManageLink.tsx'
import { useFilters, useGoTo } from '../address/useManageAddress.ts'
import { OpenProposals } from './OpenProposals.tsx'
import { kindLabels } from '../place-form/place-labels.ts'

const PlacesSearch = v.object({ q: orNothing(v.pipe(v.string(), v.maxLength(100))) })

/** The places where cars are picked up, for admins; each city with what belongs to it. */
export function PlacesPage() {
  const { t } = useLingui()
  const goTo = useGoTo()
  const language = useLanguage()
  const [{ q = '' }, refine] = useFilters(PlacesSearch)
  const query = useQuery(staffPlaceQueries.list())
  const wanted = q.toLowerCase()
  const all = isRefused(query.error) ? undefined : query.data
  const places = all?.filter(({ name }) => name[language].toLowerCase().includes(wanted))
  const nameOf = (id: string | null) => all?.find(({ _id }) => _id === id)?.name[language]
  return (
    <Page title={t`Places`} width="wide" back>
      <Stack gap="s4">
        <Row wrap justify="between" align="center">
          <Text as="h1" size="displayM" tabIndex={-1}>
            <Trans>Places</Trans>
          </Text>
          <ManageLink to="places/new" className={buttonClass({ tone: 'primary', size: 'm' })}>
            <Trans>Add a place</Trans>
          </ManageLink>
        </Row>
        <OpenProposals />
        <SearchField
          label={t`Name`}
          q={q}
          onChange={(words) => refine({ q: words === '' ? undefined : words })}
        />
        {places === undefined ? (
          <LoadState
            query={query}
            title={t`The places could not be loaded`}
            offline={t`The places are not kept on this phone.`}
            height={480}
          />
        ) : places.length > 0 ? (
          <ul className={cardRows}>
            {places.map((place) => (
              <li key={place._id} className={item}>
                <ManageLink to="places/$id" id={place._id} className={row}>
                  <PlaceWords place={place} parent={nameOf(place.parent)} />
                  <ChevronRight className={chevron} size={20} strokeWidth={1.5} aria-hidden />
                </ManageLink>
              </li>
            ))}
          </ul>
        ) : q === '' ? (
          <StateView
            kind="empty"
            title={t`No places yet`}
            text={t`Add a city first, then its airport and districts. Cars are offered where they are picked up.`}
          />
        ) : (
          <StateView
            kind="empty"
            title={t`No place matches`}
            text={t`Look for other words.`}
            actions={
              <Button onClick={() => void goTo('places')}>
                <Trans>Show all places</Trans>
              </Button>
            }
          />
        )}
      </Stack>
    </Page>
  )
}

function PlaceWords({ place, parent }: { place: StaffPlace; parent: string | undefined }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <span className={text}>
      <Text as="span" weight="strong">
        {place.name[language]}
      </Text>
      <span className={quiet}>
        {[t(kindLabels[place.kind]), parent].filter(Boolean).join(' · ')}
        {' · '}
        <Plural value={place.cars} one="# car" other="# cars" />
      </span>
      <span className={quiet}>{place.address[language]}</span>
    </span>
  )
}
