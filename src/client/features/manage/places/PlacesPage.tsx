import { useQuery } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import { findPlaces } from '#domain/location/find-places.ts'
import type { StaffPlace } from '#contract/staff/site/places.ts'
import { staffPlaceQueries } from '#client/api/staff/places.ts'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { quiet, text, title } from '#client/ui/List/List.css.ts'
import { AddLink, AllButton } from '../address/ManageLink.tsx'
import { ManageRows } from '../address/ManageRows.tsx'
import { NameSearch, useFilters } from '../address/useManageAddress.ts'
import { kindLabels } from '../place-form/place-labels.ts'
import { OpenProposals } from './OpenProposals.tsx'

/** The places where cars are picked up, for admins; each city with what belongs to it. */
export function PlacesPage() {
  const { t } = useLingui()
  const language = useLanguage()
  const [{ q = '' }, refine] = useFilters(NameSearch)
  const query = useQuery(staffPlaceQueries.list())
  const all = query.data
  const found = all && findPlaces(all, q)
  const places = found && (found.isCertain ? found.places : [])
  const nameOf = (id: string | null) => all?.find(({ _id }) => _id === id)?.name[language]
  return (
    <ListPage
      title={t`Places`}
      act={<AddLink to="places/new">{t`Add a place`}</AddLink>}
      query={query}
      rows={places}
      tools={
        <>
          <OpenProposals />
          <SearchField label={t`Name`} q={q} onChange={(words) => refine({ q: words || undefined })} />
        </>
      }
      failure={{
        title: t`The places could not be loaded`,
        offline: t`The places are not kept on this phone.`,
      }}
      empty={{
        title: t`No places yet`,
        text: t`Add a city first, then its airport and districts. Cars are offered where they are picked up.`,
      }}
      noMatch={
        q === ''
          ? undefined
          : {
              title: t`No place matches`,
              text: t`Look for other words.`,
              act: <AllButton to="places">{t`Show all places`}</AllButton>,
            }
      }
    >
      {(rows) => (
        <ManageRows rows={rows} to="places/$id">
          {(place) => <PlaceWords place={place} parent={nameOf(place.parent)} />}
        </ManageRows>
      )}
    </ListPage>
  )
}

function PlaceWords({ place, parent }: { place: StaffPlace; parent: string | undefined }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <span className={text}>
      <span className={title}>{place.name[language]}</span>
      <span className={quiet}>
        {[t(kindLabels[place.kind]), parent].filter(Boolean).join(' · ')}
        {' · '}
        <Plural value={place.cars} one="# car" other="# cars" />
      </span>
      <span className={quiet}>{place.address[language]}</span>
    </span>
  )
}
