export type StatementLine = { line: number; on: string; narration: string; reference: string; creditPaise: number }
export type UnpaidEntry = { id: string; customer: string; paise: number; reference: string }
export type Outcome = {
  matched: { line: StatementLine; entry: UnpaidEntry }[]
  doubtful: { line: StatementLine; reason: string }[]
  unmatched: StatementLine[]
  waiting: UnpaidEntry[]
}

/** Reads CSV with quotes: commas, quotes ("") and line breaks may stand inside a quoted field. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  const source = text.replace(/^\uFEFF/, '')
  for (let i = 0; i < source.length; i++) {
    const char = source[i]
    if (isQuoted) {
      if (char !== '"') field += char
      else if (source[i + 1] === '"') {
        field += '"'
        i++
      } else isQuoted = false
    } else if (char === '"') isQuoted = true
    else if (char === ',') {
      row.push(field)
      field = ''
    } else if (char === '\n') {
      rows.push([...row, field])
      row = []
      field = ''
    } else if (char !== '\r') field += char
  }
  if (isQuoted) throw new Error('The file ends inside a quoted field. Was the download complete?')
  if (field !== '' || row.length > 0) rows.push([...row, field])
  return rows
}

const amount = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,2}))?$/

/** "1,12,480.00" and "132" in paise; an empty field is 0. */
export function statementPaise(text: string): number {
  if (text.trim() === '') return 0
  const [, rupees, fraction = ''] = amount.exec(text.trim()) ?? []
  if (rupees === undefined) throw new Error(`"${text}" isn't an amount.`)
  return Number(rupees.replaceAll(',', '') + fraction.padEnd(2, '0'))
}

const columns = ['Date', 'Narration', 'Reference', 'Debit', 'Credit', 'Balance']

/** The lines with incoming money. The reference stays text: its leading zeros are part of it. */
export function readStatement(text: string): StatementLine[] {
  const [head, ...rows] = parseCsv(text)
  if (head?.join() !== columns.join()) throw new Error(`Expected the columns ${columns.join(', ')}.`)
  if (rows.some((row) => row.length !== columns.length)) throw new Error('A row has other columns than the heading. Was the download complete?')
  return rows
    .map(([date = '', narration = '', reference = '', , credit = ''], index) => ({
      line: index + 2,
      on: date.split('-').reverse().join('-'),
      narration,
      reference,
      creditPaise: statementPaise(credit),
    }))
    .filter(({ creditPaise }) => creditPaise > 0)
}

export function match(lines: StatementLine[], unpaid: UnpaidEntry[], usedBefore: ReadonlySet<string> = new Set()): Outcome {
  const outcome: Outcome = { matched: [], doubtful: [], unmatched: [], waiting: [] }
  const used = new Set(usedBefore)
  for (const line of lines) {
    const { reference } = line
    if (!/^\d{12}$/.test(reference)) {
      outcome.unmatched.push(line)
      continue
    }
    if (used.has(reference)) {
      outcome.doubtful.push({ line, reason: 'This reference was already counted.' })
      continue
    }
    const entries = unpaid.filter((entry) => entry.reference === reference)
    const [entry] = entries
    if (!entry) {
      outcome.unmatched.push(line)
      continue
    }
    used.add(reference)
    const exact = entries.filter(({ paise }) => paise === line.creditPaise)
    if (entries.length > 1) {
      outcome.doubtful.push({ line, reason: `Entries ${entries.map(({ id }) => id).join(' and ')} name the same reference.` })
    } else if (exact.length === 0) {
      outcome.doubtful.push({ line, reason: `The bank has ${line.creditPaise} paise, entry ${entry.id} has ${entry.paise}.` })
    } else outcome.matched.push({ line, entry })
  }
  const seen = new Set(lines.map(({ reference }) => reference))
  outcome.waiting = unpaid.filter(({ reference }) => !seen.has(reference))
  return outcome
}
