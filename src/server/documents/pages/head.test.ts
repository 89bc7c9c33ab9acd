import { describe, expect, test } from 'vitest'
import { dataBlock, headMarkup, pathInLanguage, sitePicture, type Head } from './head.ts'

const faq: Head = {
  language: 'fr',
  path: '/faq',
  origin: 'https://wouri.example',
  title: 'Questions · Wouri',
  description: 'Ce que l’on demande le plus souvent.',
  structured: [],
  forced: false,
}
const markupOf = (changes: Partial<Head>) => headMarkup({ ...faq, ...changes }).markup
const linkOf = (markup: string, rel: string) =>
  [...markup.matchAll(/<link rel="([\w-]+)"(?: hreflang="([\w-]+)")? href="([^"]*)"/g)]
    .filter(([, kind]) => kind === rel)
    .map(([, , language, address]) => (language ? `${language} ${address}` : address))
const metaOf = (markup: string, name: string) =>
  [...markup.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)"/g)]
    .filter(([, key]) => key === name)
    .map(([, , content]) => content)

describe('the address of a document', () => {
  test('the plain one is canonical without a language', () => {
    const markup = markupOf({})
    expect(linkOf(markup, 'canonical')).toEqual(['https://wouri.example/faq'])
    expect(metaOf(markup, 'og:url')).toEqual(['https://wouri.example/faq'])
  })

  test('one that forces a language is canonical with it', () => {
    const markup = markupOf({ forced: true })
    expect(linkOf(markup, 'canonical')).toEqual(['https://wouri.example/faq?l=fr'])
    expect(metaOf(markup, 'og:url')).toEqual(['https://wouri.example/faq?l=fr'])
  })

  test('a link that is sent opens all of it, whatever counts as the same document', () => {
    const markup = markupOf({ path: '/search', sharedPath: '/search?pl=douala&l=en', forced: true })
    expect(linkOf(markup, 'canonical')).toEqual(['https://wouri.example/search?l=fr'])
    expect(metaOf(markup, 'og:url')).toEqual(['https://wouri.example/search?pl=douala&amp;l=fr'])
  })

  test('every document names the same four twins, itself among them', () => {
    const twins = [
      'en https://wouri.example/faq?l=en',
      'fr https://wouri.example/faq?l=fr',
      'es https://wouri.example/faq?l=es',
      'x-default https://wouri.example/faq',
    ]
    expect(linkOf(markupOf({}), 'alternate')).toEqual(twins)
    expect(linkOf(markupOf({ language: 'es', forced: true }), 'alternate')).toEqual(twins)
  })

  test.each([
    ['/', null, '/'],
    ['/', 'fr', '/?l=fr'],
    ['/search?pl=douala&car=prado', 'es', '/search?pl=douala&car=prado&l=es'],
    ['/search?l=en&pl=douala', 'fr', '/search?pl=douala&l=fr'],
    ['/search?pl=a?b&l=en&', null, '/search?pl=a?b'],
    ['/faq?l=en#cancel', null, '/faq'],
  ] as const)('%s in %s is %s', (path, language, address) =>
    expect(pathInLanguage(path, language)).toBe(address),
  )
})

describe('the card of a link', () => {
  test('says the language and the other two', () => {
    const markup = markupOf({})
    expect([metaOf(markup, 'og:locale'), metaOf(markup, 'og:locale:alternate')]).toEqual([
      ['fr_FR'],
      ['en_GB', 'es_ES'],
    ])
    expect([metaOf(markup, 'og:type'), metaOf(markup, 'og:site_name')]).toEqual([['website'], ['Wouri']])
  })

  test('shows a picture of ours under its whole address, with its size', () => {
    const markup = markupOf({ picture: sitePicture('fr') })
    expect(metaOf(markup, 'og:image')).toEqual(['https://wouri.example/og-fr.png'])
    expect([metaOf(markup, 'og:image:width'), metaOf(markup, 'og:image:height')]).toEqual([['1200'], ['630']])
    expect(metaOf(markup, 'twitter:card')).toEqual(['summary_large_image'])
  })

  test('without a picture promises none', () => {
    expect([metaOf(markupOf({}), 'og:image'), metaOf(markupOf({}), 'twitter:card')]).toEqual([
      [],
      ['summary'],
    ])
  })
})

describe('what somebody else has written', () => {
  const hostile = `"><script>alert('1')</script>&amp;<!--`

  test('stays text in the title and in attributes', () => {
    const markup = markupOf({
      title: hostile,
      description: hostile,
      path: `/search?car=${hostile}`,
      picture: { url: `/p/${hostile}`, width: 1, height: 1, alt: hostile },
    })
    expect(markup).not.toMatch(/<script|<!--/)
    expect(metaOf(markup, 'og:title')).toEqual([
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;&lt;!--',
    ])
    expect(markup.match(/</g)).toHaveLength(markup.match(/^<|<\/title>/gm)!.length)
  })

  test('cannot end a data block, and reads back as it was', () => {
    const block = dataBlock({ name: `</script><!--<script>${hostile}\u2028` }).markup
    expect(block.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
    const data = /^<script type="application\/ld\+json">(.*)<\/script>\n$/s.exec(block)![1]!
    expect(JSON.parse(data)).toEqual({ name: `</script><!--<script>${hostile}\u2028` })
  })
})
