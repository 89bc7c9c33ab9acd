// Reads structured data as a search engine does: which properties a type must have (schema.org as Google documents it),
// and that nothing is empty, relative or cut off.

type Node = Record<string, unknown>

/** Each row is a choice: one of its properties must be there. */
const required: Record<string, string[][]> = {
  Organization: [['name'], ['url', '@id']],
  WebSite: [['name'], ['url']],
  ContactPoint: [['telephone', 'email']],
  Country: [['name']],
  BreadcrumbList: [['itemListElement']],
  ItemList: [['itemListElement'], ['numberOfItems']],
  ListItem: [['position'], ['item', 'url']],
  FAQPage: [['mainEntity']],
  Question: [['name'], ['acceptedAnswer']],
  Answer: [['text']],
  AutoRental: [['name'], ['address', '@id']],
  Place: [['name']],
  City: [['name'], ['address'], ['geo']],
  Airport: [['name'], ['address'], ['geo']],
  PostalAddress: [['addressCountry']],
  GeoCoordinates: [['latitude'], ['longitude']],
  Product: [['name'], ['image'], ['offers', 'review', 'aggregateRating']],
  Car: [['name']],
  Offer: [['price', 'priceSpecification'], ['priceCurrency'], ['availability'], ['url'], ['seller']],
  UnitPriceSpecification: [['price'], ['priceCurrency'], ['referenceQuantity']],
  QuantitativeValue: [['value'], ['unitCode']],
  AggregateRating: [['ratingValue'], ['ratingCount', 'reviewCount']],
  SearchAction: [['target'], ['query-input']],
}

const addresses = new Set([
  'url',
  'item',
  'logo',
  'image',
  '@id',
  '@context',
  'availability',
  'businessFunction',
])

function problemsOfNode(node: Node, at: string, isRoot: boolean): string[] {
  const types = [node['@type'] ?? []].flat() as string[]
  // A name alone points at what another block describes.
  if (types.length === 0) return Object.keys(node).join(',') === '@id' ? [] : [`${at} is of no type`]
  const found = types.flatMap((type) => {
    const rows = required[type]
    if (!rows) return [`${at} is of the unknown type ${type}`]
    return rows
      .filter((choice) => !choice.some((name) => name in node))
      .map((choice) => `${at} (${type}) has no ${choice.join(' or ')}`)
  })
  if ('@context' in node !== isRoot)
    found.push(`${at} ${isRoot ? 'has no @context' : 'has a @context of its own'}`)
  for (const name of ['price', 'position', 'numberOfItems']) {
    if (name in node && !Number.isInteger(node[name])) found.push(`${at}.${name} is no whole number`)
  }
  return found
}

/** Returns what is wrong with a block, a sentence each; nothing for a good one. */
export function problemsIn(block: unknown): string[] {
  const visit = (value: unknown, at: string, name: string): string[] => {
    if (value === null || value === undefined || value === '' || Number.isNaN(value))
      return [`${at} is empty`]
    if (typeof value === 'string') {
      if (addresses.has(name) && !/^https?:\/\/[^\s/]+/.test(value))
        return [`${at} is no whole address: ${value}`]
      return /\bundefined\b|\bnull\b|\[object/.test(value) ? [`${at} holds a slip: ${value}`] : []
    }
    if (Array.isArray(value)) {
      const found = value.flatMap((one, index) => visit(one, `${at}[${index}]`, name))
      if (name !== 'itemListElement') return found
      const isInOrder = value.every((one: Node, index) => one['position'] === index + 1)
      return isInOrder ? found : [...found, `${at} is not counted from 1`]
    }
    if (typeof value !== 'object') return []
    const node = value as Node
    const own = problemsOfNode(node, at, at === '$')
    return [
      ...own,
      ...Object.entries(node).flatMap(([key, inner]) =>
        key === '@type' ? [] : visit(inner, `${at}.${key}`, key),
      ),
    ]
  }
  return visit(block, '$', '')
}

/** The data blocks of a document, parsed. Throws when one is not JSON. */
export function blocksIn(markup: string): Node[] {
  return [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, data]) => JSON.parse(data!) as Node,
  )
}
