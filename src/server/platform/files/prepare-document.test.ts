import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareDocument } from './prepare-document.ts'

const pdf = (inside: string) => Buffer.from(`%PDF-1.7\n1 0 obj<<${inside}>>endobj\n%%EOF`)

test.each([
  ['nine bytes', 'file-damaged', Buffer.from('%PDF-1.7\n')],
  ['an end that was cut off', 'file-damaged', pdf('/Type/Catalog').subarray(0, 30)],
  ['a script', 'pdf-has-actions', pdf('/S/JavaScript/JS(app.alert(1))')],
  ['a script, spelled in another way', 'pdf-has-actions', pdf('/S/J#61vaScript')],
  ['a password', 'pdf-has-password', pdf('/Encrypt 5 0 R/S/JavaScript')],
  ['objects that are not searched', 'pdf-unsearchable', pdf('/Type/ObjStm/Filter/LZWDecode>>stream\n')],
  ['an action when it is opened', 'pdf-has-actions', pdf('/OpenAction<</S/URI/URI(https://evil.example)>>')],
  [
    'an action by reference',
    'pdf-has-actions',
    pdf('/OpenAction 7 0 R/Next<</S/URI/URI(https://evil.example)>>'),
  ],
  ['an action of a page', 'pdf-has-actions', pdf('/AA<</O<</S/URI/URI(https://evil.example)>>>>')],
])('a licence or a paper that is a PDF with %s is refused as %s', async (_, code, bytes) => {
  await expect(prepareDocument(bytes)).rejects.toMatchObject({ code })
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
  const codes = await Promise.all(all.map((bytes) => prepareDocument(bytes).catch(({ code }) => code)))
  expect(codes).toEqual(all.map((bytes) => (bytes === thread ? 'picture-too-narrow' : 'picture-animated')))
})
