import { buffer } from 'node:stream/consumers'
import { type CellObject, type ParsingOptions, read, type WorkSheet } from '@e965/xlsx'
import { fromBufferPromise } from 'yauzl'
import { refuse } from './refusals.ts'

const maxUnpackedBytes = 150 * 1024 * 1024
// The name of the only content of a workbook with a password, in UTF-16.
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')
// <
const markup = 0x3c
const maxRows = 200_000
const maxColumns = 100

/** The first sheet with a table. Cells are read as values, because what they show depends on their format. */
export async function workbookRows(bytes: Buffer): Promise<string[][]> {
  if (bytes.readUInt16BE(0) === 0x504b) await assertUnpackable(bytes)
  const sheets = sheetsOf(bytes)
  const tables = sheets.map(rowsOf)
  return tables.reduce((best, next) => (next.length > best.length ? next : best), [])
}

// `raw` leaves the texts of a web page as they are: its references would become numbers.
const options: ParsingOptions = {
  dense: true,
  cellDates: true,
  UTC: true,
  raw: true,
  cellHTML: false,
  sheetRows: maxRows,
}

function sheetsOf(bytes: Buffer): WorkSheet[] {
  try {
    const { SheetNames, Sheets } = read(bytes, options)
    return SheetNames.map((name) => Sheets[name]!)
  } catch (error) {
    const isLocked = (error instanceof Error && /password/i.test(error.message)) || bytes.includes(encryptedPackage)
    throw refuse(isLocked ? 'lockedWorkbook' : bytes[0] === markup ? 'notAStatement' : 'damagedWorkbook')
  }
}

/** yauzl stops at an entry that is larger than it says, so nothing unpacks to more than the limit. */
async function assertUnpackable(zip: Buffer): Promise<void> {
  let unpacked = 0
  try {
    const opened = await fromBufferPromise(zip, { lazyEntries: true })
    for await (const entry of opened.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > maxUnpackedBytes) break
      await buffer(await opened.openReadStreamPromise(entry))
    }
  } catch {
    throw refuse('damagedWorkbook')
  }
  if (unpacked > maxUnpackedBytes) throw refuse('largeWorkbook')
}

const rowsOf = (sheet: WorkSheet): string[][] =>
  Array.from((sheet['!data'] as (CellObject[] | undefined)[] | undefined) ?? [], (row) =>
    Array.from(row?.slice(0, maxColumns) ?? [], textOf),
  )

function textOf(cell: CellObject | undefined): string {
  const value = cell?.v
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'string' ? value : ''
}

/** Spreadsheets keep 15 digits. A longer number is written as they show it, so that it isn't taken for a reference. */
const numberText = (value: number) =>
  Math.abs(value) >= 1e15
    ? value.toExponential(14).toUpperCase()
    : String(Number.isInteger(value) ? value : Math.round(value * 100) / 100)
