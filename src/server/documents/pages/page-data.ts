// The structured data of each public page.

import * as v from 'valibot'
import type { AskApi, PrerenderedPage } from '#contract/prerendered-page.ts'
import { listLocations } from '#contract/cars/locations.ts'
import { getSettings } from '#contract/site/settings.ts'
import { listSuppliers } from '#contract/cars/suppliers.ts'
import { placeList } from './structured/places.ts'
import { breadcrumbs, organization, questionList, webSite, type Site } from './structured/site.ts'
import { supplierList } from './structured/suppliers.ts'
import { supplierPagePath } from './supplier-pages.ts'

/** Takes a public page and how to ask the public API; returns the objects for its head. */
export async function pageData(
  path: string,
  page: PrerenderedPage,
  site: Site,
  ask: AskApi,
): Promise<object[]> {
  const locations = async () => v.parse(listLocations.response!, await ask(listLocations.path))
  if (path === '/') {
    const { contact } = v.parse(getSettings.response!, await ask(getSettings.path))
    return [organization(site, contact), webSite(site)]
  }
  const trail = breadcrumbs(site, [
    { name: 'Wouri', path: '/' },
    { name: page.title.replace(/ · Wouri$/, ''), path },
  ])
  if (path === '/locations') return [trail, placeList(site, await locations())]
  if (path.split('?')[0] === '/suppliers') {
    const listed = v.parse(listSuppliers.response!, await ask(supplierPagePath(path)))
    return [trail, supplierList(site, listed)]
  }
  return path === '/faq' ? [trail, questionList(site, page.questions)] : [trail]
}
