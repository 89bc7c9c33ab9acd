// GET /robots.txt and GET /sitemap.xml.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { robots } from './robots.ts'
import { suppliersPageSize } from '#contract/cars/suppliers.ts'
import { sitemap } from './sitemap.ts'

export type CrawlerPorts = {
  /** The public origin of a request, without a slash at its end. */
  origin: (request: FastifyRequest) => string
  areSuppliersHidden: () => Promise<boolean>
  /** How many suppliers are shown. */
  countSuppliers: () => Promise<number>
}

const anHour = 'public, max-age=3600'

/** Serves what search engines ask first. Both name the origin, so nothing shared may keep them longer than an hour. */
export function serveCrawlers(
  app: FastifyInstance,
  { origin, areSuppliersHidden, countSuppliers }: CrawlerPorts,
): void {
  const supplierPages = async () =>
    (await areSuppliersHidden()) ? 0 : Math.max(1, Math.ceil((await countSuppliers()) / suppliersPageSize))
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', anHour)
      .type('text/plain; charset=utf-8')
      .send(robots(origin(request))),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', anHour)
      .type('application/xml; charset=utf-8')
      .send(sitemap({ origin: origin(request), supplierPages: await supplierPages() })),
  )
}
