import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareDocument } from './prepare-document.ts'

const pdf = (inside: string) => Buffer.from(`%PDF-1.7\n1 0 obj<<${inside}>>endobj\n%%EOF`)
const refused = { code: 'file-unusable' }

test.each([
  ['nine bytes', Buffer.from('%PDF-1.7\n')],
  ['a file that was cut off', pdf('/Type/Catalog').subarray(0, 30)],
  ['a script', pdf('/S/JavaScript/JS(app.alert(1))')],
  ['a script, spelled in another way', pdf('/S/J#61vaScript')],
  ['a password', pdf('/Encrypt 5 0 R')],
  ['an action when it is opened', pdf('/OpenAction<</S/URI/URI(https://evil.example)>>')],
  ['an action by reference', pdf('/OpenAction 7 0 R/Next<</S/URI/URI(https://evil.example)>>')],
  ['an action of a page', pdf('/AA<</O<</S/URI/URI(https://evil.example)>>>>')],
])('a licence or a paper that is a PDF with %s is refused', async (_, bytes) => {
  await expect(prepareDocument(bytes)).rejects.toMatchObject(refused)
})

test('one that begins at a page, or has a link to press, is taken', async () => {
  for (const inside of ['/OpenAction[3 0 R/Fit]', '/OpenAction 3 0 R', '/A<</S/URI/URI(https://a.example)>>'])
    expect(await prepareDocument(pdf(inside))).toMatchObject({ extension: 'pdf' })
})

test('ten pictures of absurd shape or with thousands of frames are refused by their header', async () => {
  const background = '#ffffff'
  const thread = await sharp({ create: { width: 1, height: 20_000, channels: 3, background } })
    .png()
    .toBuffer()
  const raw = { width: 2, height: 4000, channels: 3, pageHeight: 2 } as const
  const frames = await sharp(Buffer.from(Array.from({ length: 2 * 4000 * 3 }, (_, at) => at % 251)), { raw })
    .webp()
    .toBuffer()
  expect((await sharp(frames).metadata()).pages).toBeGreaterThan(100)
  const all = [thread, frames].flatMap((bytes) => Array.from({ length: 5 }, () => bytes))
  const answers = await Promise.allSettled(all.map(prepareDocument))
  expect(answers.map(({ status }) => status)).toEqual(all.map(() => 'rejected'))
})
