// The pattern of a request's route: an address itself may name a person, or carry a link's secret.

import type { FastifyRequest } from 'fastify'

export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string =>
  routeOptions.url ?? 'none'
