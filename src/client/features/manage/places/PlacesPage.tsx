import { useQuery } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { findPlaces } from '#domain/location/find-places.ts'
import { staffPlaceQueries } from '#client/api/staff/places.ts'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { orNothing } from '#client/search-string.ts'
import { AddLink, AllButton } from '../address/ManageLink.tsx'
import { NameSearch, useFilters } from '../address/useManageAddress.ts'
import { OpenProposals } from './OpenProposals.tsx'
import { PlaceList, placeOrders } from './PlaceList.tsx'

const PlacesSearch = v.object({ ...NameSearch.entries, order: orNothing(v.picklist(placeOrders)) })

/** The places where cars are picked up, for admins; each city with what belongs to it. */
export function PlacesPage() {
  const { t } = useLingui()
  const [{ q = '', order, page }, refine] = useFilters(PlacesSearch)
  const query = useQuery(staffPlaceQueries.list())
  const all = query.data
  const found = all && findPlaces(all, q)
  const places = found && (found.isCertain ? found.places : [])
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
      narrowed={[q]}
      above={
        <AboveList
          isEmpty={!places?.length}
          count={places && <Plural value={places.length} one="# place" other="# places" />}
        />
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
        <PlaceList
          places={rows}
          all={all ?? rows}
          order={order}
          onOrder={(chosen) => refine({ order: chosen })}
          page={page}
        />
      )}
    </ListPage>
  )
}
