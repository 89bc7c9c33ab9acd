import { expect, test } from 'vitest'
import type { PrerenderedPage } from '#contract/prerendered-page.ts'
import { SharedBytes } from '#server/platform/http/shared-bytes.ts'
import { keepDocuments, type DocumentKey } from './kept-documents.ts'
import type { WrittenDocument } from './send-document.ts'

const key: DocumentKey = { path: '/', language: 'en', forced: false, origin: 'https://wouri.example' }

const aPage = (): PrerenderedPage => ({
  title: '',
  description: '',
  body: '',
  state: '',
  screen: { route: null, blocks: [], catalogs: [] },
  questions: [],
  hasCars: false,
})

const aDocument = (text = 'x'): WrittenDocument => ({
  content: new SharedBytes(Buffer.from(text), 'text/html'),
  language: 'en',
  inside: { script: '', style: '' },
})

test('a page is written once, and once more when it was rendered anew', async () => {
  const documentOf = keepDocuments()
  const [page, next] = [aPage(), aPage()]
  let written = 0
  const write = async () => {
    written += 1
    return aDocument()
  }
  const asked = await Promise.all([documentOf(key, page, write), documentOf(key, page, write)])
  expect([written, asked[0] === asked[1]]).toEqual([1, true])
  expect(await documentOf(key, page, write)).toBe(asked[0])
  expect(await documentOf(key, next, write)).not.toBe(asked[0])
  expect(written).toBe(2)
})

test('another address, another language, another origin, or a language that the address forces is another document', async () => {
  const documentOf = keepDocuments()
  const page = aPage()
  const keys: DocumentKey[] = [
    key,
    { ...key, path: '/faq' },
    { ...key, language: 'fr' },
    { ...key, forced: true },
    { ...key, origin: 'http://localhost:3000' },
  ]
  const documents = await Promise.all(keys.map((each) => documentOf(each, page, async () => aDocument())))
  expect(new Set(documents).size).toBe(keys.length)
})

test('documents are kept until there are too many bytes of them', async () => {
  const documentOf = keepDocuments(5000)
  const page = aPage()
  const written: string[] = []
  for (const path of ['/a', '/b', '/c', '/c', '/b', '/a'])
    await documentOf({ ...key, path }, page, async () => {
      written.push(path)
      return aDocument('x'.repeat(1000))
    })
  expect(written).toEqual(['/a', '/b', '/c', '/a'])
})

test('one that could not be written is written for the next reader', async () => {
  const documentOf = keepDocuments()
  const page = aPage()
  const fails = async () => {
    throw new Error('no style')
  }
  await expect(documentOf(key, page, fails)).rejects.toThrow('no style')
  const document = aDocument()
  expect(await documentOf(key, page, async () => document)).toBe(document)
})
