// What all readers share: the places with their counts by eight clients, beside bare node:http with the same bytes; bytes of the
// page of suppliers.

import { Connection } from './connection.ts'
import { ratesInTurns } from './measure.ts'
import type { Servers } from './bench-searches.ts'

const clients = 8
const open = (url: string) => Promise.all(Array.from({ length: clients }, () => Connection.open(url)))

export async function benchShared(at: Servers): Promise<void> {
  const [site, bare] = [await open(at.site), await open(at.bare)]
  try {
    const { body } = await site[0]!.get('/api/locations')
    await fetch(`${at.bare}/api/locations`, { method: 'PUT', body: new Uint8Array(body) })
    let caller = 0
    // Each address may read twelve hundred times a minute.
    const address = () => `10.1.${Math.floor(caller / 255) % 255}.${caller++ % 255}`
    const act = (accepted?: string) => (connection: Connection) => async () => {
      const { status } = await connection.get('/api/locations', address(), accepted)
      if (status !== 200) throw new Error(`answered ${status}`)
    }
    const rates = await ratesInTurns(3, 3, {
      bare: bare.map(act()),
      product: site.map(act()),
      packed: site.map(act('gzip, deflate, br')),
    })
    console.log(
      `\n/api/locations (${body.length} bytes), ${clients} clients: product ${rates.product.toFixed(0)}/s, bare node:http ${rates.bare.toFixed(0)}/s: ${(rates.product / rates.bare).toFixed(2)} of bare; packed, as browsers ask, ${rates.packed.toFixed(0)}/s`,
    )
    for (const path of [
      '/suppliers',
      '/suppliers?page=2',
      '/api/suppliers',
      '/api/supplier-terms',
      '/api/car-sizes',
      '/sitemap.xml',
    ]) {
      const start = performance.now()
      const { status, body: answer } = await site[0]!.get(path)
      console.log(
        `${path}: ${status}, ${answer.length} bytes, ${(performance.now() - start).toFixed(0)} ms at first`,
      )
    }
  } finally {
    for (const connection of [...site, ...bare]) connection.close()
  }
}
