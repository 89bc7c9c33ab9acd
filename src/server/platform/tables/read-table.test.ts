import { describe, expect, test } from 'vitest'
import { smallPng } from '#tests/support/files.ts'
import { sheetXml, workbook } from '#tests/support/workbook.ts'
import { readTable } from './read-table.ts'

const read = (file: string | Buffer, most = 10) => readTable(Buffer.from(file as string), most)
const refused = (file: string | Buffer) =>
  read(file).then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  )

const cars = [
  ['Nom', 'Prix'],
  ['Corolla; "XLi", 5\nportes', '45 000'],
]

describe('CSV', () => {
  const quoted = '"Corolla; ""XLi"", 5\nportes"'
  test.each([
    ['semicolons', `Nom;Prix\r\n${quoted};45 000\r\n`],
    ['commas', `Nom,Prix\n${quoted},45 000`],
    ['tabs', `Nom\tPrix\n${quoted}\t45 000`],
    ['a byte order mark', `\uFEFFNom;Prix\n${quoted};45 000`],
  ])('with %s', async (_, text) => {
    expect(await read(text)).toEqual(cars)
  })

  test('in the encodings that spreadsheets write', async () => {
    const text = 'Nom;État\nCitroën;À l’heure\n'
    const rows = [
      ['Nom', 'État'],
      ['Citroën', 'À l’heure'],
    ]
    const windows = Buffer.from(text.replace('’', '\u0092'), 'latin1')
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    for (const bytes of [Buffer.from(text), windows, utf16]) expect(await read(bytes)).toEqual(rows)
  })

  test('gives one row more than is wanted, and keeps empty ones in their place', async () => {
    expect(await read('a\n\nb\nc\nd\n', 2)).toEqual([['a'], [''], ['b']])
  })
})

describe('XLSX', () => {
  test('its texts and numbers, and what formulas came to when it was saved', async () => {
    const sheet = sheetXml([
      ['Nom', 'Prix'],
      ['Corolla', 45_000],
    ]).replace(
      '</sheetData>',
      '<row r="3"><c r="A3" t="str"><f>HYPERLINK("https://evil.example")</f><v>Prado</v></c><c r="B3"><f>40000*2</f><v>80000</v></c></row></sheetData>',
    )
    expect(await read(workbook(sheet))).toEqual([
      ['Nom', 'Prix'],
      ['Corolla', '45000'],
      ['Prado', '80000'],
    ])
  })

  test('an entity from outside or within is not put in', async () => {
    const outside = sheetXml([['Nom'], ['&x;']])
      .replace('<worksheet', '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet')
      .replace('&#38;x;', '&x;')
    const told = JSON.stringify(await read(workbook(outside)).catch(() => 'refused'))
    expect(told).not.toContain('root:')

    const lol = ['<!ENTITY l0 "lol">']
    for (let n = 1; n < 12; n++) lol.push(`<!ENTITY l${n} "${`&l${n - 1};`.repeat(10)}">`)
    const laughs = outside
      .replace(/<!DOCTYPE.*?\]>/, `<!DOCTYPE x [${lol.join('')}]>`)
      .replace('&x;', '&l11;')
    const laughed = JSON.stringify(await read(workbook(laughs)).catch(() => 'refused'))
    expect(laughed.length).toBeLessThan(200)
  })

  const zeros = new Uint8Array(17 * 1024 * 1024)
  test.each([
    ['a bomb', () => workbook(sheetXml([['Nom']]), { 'xl/styles.xml': zeros })],
    [
      'a bomb that says it is small',
      () => {
        const file = workbook(sheetXml([['Nom']]), { 'xl/sharedStrings.xml': zeros })
        const said = Buffer.alloc(4)
        said.writeUInt32LE(zeros.length)
        for (let at = file.indexOf(said); at >= 0; at = file.indexOf(said, at)) file.writeUInt32LE(1000, at)
        return file
      },
    ],
    [
      'a cell at the far end',
      () =>
        workbook(
          sheetXml([['Nom']]).replace(
            '</sheetData>',
            '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
          ),
        ),
    ],
    ['half a file', () => workbook(sheetXml(cars)).subarray(0, 700)],
    ['another zip', () => workbook('').subarray(0)],
  ])('%s costs neither time nor memory', { tags: 'all' }, async (_, make) => {
    const file = make()
    const [start, before] = [Date.now(), process.memoryUsage().rss]
    expect(['file-damaged', 'taken']).toContain(await refused(file))
    expect(Date.now() - start).toBeLessThan(12_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(400e6)
  })
})

test.each([
  ['a picture', smallPng],
  ['an XLS of 1997', Buffer.from('D0CF11E0A1B11AE1', 'hex')],
  ['a PDF', Buffer.from('%PDF-1.7\n\u0000\u0001')],
])('%s is no table', async (_, bytes) => {
  expect(await refused(bytes)).toBe('not-a-table')
})
