import type { Manifest } from './manifest.ts'

const number = new Intl.NumberFormat('en-IN')

export function describeBackup({ tables, files, jobs, createdAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (files.bytes / 1e6).toFixed(1)
  return [
    `the academy as of ${createdAt}`,
    `${number.format(rows)} rows in ${tables.length} tables`,
    `${number.format(files.count)} files (${megabytes} MB)`,
    `${number.format(jobs.rows)} pending jobs`,
  ].join(', ')
}
