// XLSX files as a spreadsheet writes them, and as nobody should.

import { strToU8, zipSync } from 'fflate'

const namespace = 'http://schemas.openxmlformats.org'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)

const column = (index: number): string =>
  (index >= 26 ? column(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))

function cellXml(cell: string | number, at: string): string {
  return typeof cell === 'number'
    ? `<c r="${at}"><v>${cell}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}

/** The XML of a sheet with these rows. */
export const sheetXml = (rows: readonly (readonly (string | number)[])[]): string =>
  `${head}<worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, index) => cellXml(cell, `${column(index)}${row + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** A file whose only sheet is this XML. */
export function workbook(sheet: string, more: Record<string, Uint8Array> = {}): Buffer {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${namespace}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`
  const relations = (inner: string) =>
    `${head}<Relationships xmlns="${namespace}/package/2006/relationships">${inner}</Relationships>`
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(`${head}<Types xmlns="${namespace}/package/2006/content-types"/>`),
    '_rels/.rels': strToU8(relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets><sheet name="Cars" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml'))),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...more,
  }
  return Buffer.from(zipSync(files, { level: 1 }))
}
