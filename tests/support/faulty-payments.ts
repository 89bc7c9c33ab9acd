// Copies of what moves money, with one fault in one of the files. Everything else is the real one.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import type { promptPayment } from '#server/trade/payments/checkout/prompt-payment.ts'
import type { recordCounterRefund } from '#server/trade/payments/counter/record-counter-refund.ts'
import type { endHold, releaseOldHolds } from '#server/bookings/money/holds.ts'
import type { settle } from '#server/trade/payments/settlement/settle.ts'

/** What a history does with money. */
export type Acts = {
  settle: typeof settle
  handBack: typeof recordCounterRefund
  openPayment: typeof openPayment
  promptPayment: typeof promptPayment
  endHold: typeof endHold
  releaseOldHolds: typeof releaseOldHolds
}

export type Fault = { file: string; right: string; wrong: string }

const source = resolve(import.meta.dirname, '../../src')

// Not the gateways: their errors are told apart by their classes, which a copy would have again.
const copied = [
  'server/trade/payments',
  'server/trade/payments/settlement',
  'server/trade/payments/checkout',
  'server/trade/payments/counter',
  'server/bookings/money',
  'domain/payment',
]

/** The acts with the fault in them, from copies that are written to `folder`. Throws where the fault touches nothing. */
export async function faultyActs(folder: string, { file, right, wrong }: Fault): Promise<Acts> {
  const files = (
    await Promise.all(
      copied.map(async (path) =>
        (await readdir(join(source, path)))
          .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
          .map((name) => join(source, path, name)),
      ),
    )
  ).flat()
  if (!files.includes(join(source, `${file}.ts`))) throw new Error(`${file} is not among what is copied`)
  const homes = new Map(files.map((path) => [path, join(folder, relative(source, path))]))
  for (const [path, home] of homes) {
    const text = await readFile(path, 'utf8')
    const isFaulty = relative(source, path) === `${file}.ts`
    if (isFaulty && !text.includes(right)) throw new Error(`${file} has no ${right}`)
    await mkdir(dirname(home), { recursive: true })
    await writeFile(home, rooted(isFaulty ? text.replace(right, wrong) : text, path, homes))
  }
  const load = (path: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, 'server', path)).href)
  const { settle: settling } = (await load('trade/payments/settlement/settle.ts')) as Pick<Acts, 'settle'>
  const counter = (await load('trade/payments/counter/record-counter-refund.ts')) as {
    recordCounterRefund: Acts['handBack']
  }
  const opening = (await load('trade/payments/checkout/open-payment.ts')) as Pick<Acts, 'openPayment'>
  const prompting = (await load('trade/payments/checkout/prompt-payment.ts')) as Pick<Acts, 'promptPayment'>
  const holds = (await load('bookings/money/holds.ts')) as Pick<Acts, 'endHold' | 'releaseOldHolds'>
  return {
    settle: settling,
    handBack: counter.recordCounterRefund,
    openPayment: opening.openPayment,
    promptPayment: prompting.promptPayment,
    endHold: holds.endHold,
    releaseOldHolds: holds.releaseOldHolds,
  }
}

/** Its imports name the copies where there are some, else the real files, wherever the copy lies. */
function rooted(text: string, path: string, homes: ReadonlyMap<string, string>): string {
  const placeOf = (target: string) => homes.get(target) ?? target
  return text
    .replaceAll(/from '(\.[^']+)'/g, (_, to: string) => `from '${placeOf(resolve(dirname(path), to))}'`)
    .replaceAll(
      /from '#((?:domain|contract|server)\/[^']+)'/g,
      (_, to: string) => `from '${placeOf(join(source, to))}'`,
    )
}
