import { hostile, hostileLink, overrides } from './hostile-texts.ts'
import { newEmail } from './support.ts'

export const hostileFileName = '=1+1"><img data-hostile src=x onerror=hacked=1>.html'

const csv = (name: string, rows: string[][]) => ({
  name: `${hostileFileName}.${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')),
})

/** A bank file with one pending payment and one unreported transfer. */
export function statementFile(header: string[], transactionId: string) {
  return csv('statement', [
    header,
    ['15/11/2026', `=1+1 ${overrides.join('x')}${hostile(440)}`, transactionId, '499.00'],
    ['15/11/2026', hostile(600), '', '499.00'],
  ])
}

/** One person who can be imported, and lines with an error, each in another column. */
export const peopleFile = () =>
  csv('people', [
    ['Name', 'Email', 'Phone', 'Days'],
    [hostile(100), newEmail(), '', ''],
    [hostile(100), hostile(254), '', ''],
    [hostile(10_000), newEmail(), '', ''],
    [`${overrides.join('x')} =1+1`, newEmail(), '', ''],
    [hostile(100), newEmail(), hostile(30), ''],
    [hostile(100), newEmail(), '', hostile(30)],
  ])

const job = (changed: Record<string, string>) => ({
  Title: hostile(160),
  Company: hostile(160),
  Experience: hostile(60),
  Location: hostile(100),
  'Company link': hostileLink,
  'Apply link': `${hostileLink}${newEmail()}`,
  LinkedIn: hostileLink,
  ...changed,
})

/** One job that can be posted, and lines with errors. */
export function jobsFile() {
  const lines = [
    job({}),
    job({ Title: hostile(10_000) }),
    job({ Company: `=1+1 ${overrides.join('x')}` }),
    job({ 'Apply link': 'javascript:hacked=1' }),
    job({ LinkedIn: hostile(500) }),
  ]
  return csv('jobs', [Object.keys(lines[0]!), ...lines.map((line) => Object.values(line))])
}
