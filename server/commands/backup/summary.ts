import type { Manifest } from './manifest.ts'

const number = new Intl.NumberFormat('en-IN')

/** What a backup holds, for whoever made or restored it. */
export function inWords({ tables, files, work, madeAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (files.bytes / 1e6).toFixed(1)
  return [
    `the academy as of ${madeAt}`,
    `${number.format(rows)} rows in ${tables.length} tables`,
    `${number.format(files.count)} files (${megabytes} MB)`,
    `${number.format(work.rows)} pieces of waiting work`,
  ].join(', ')
}
