import type { Figures } from './measure.ts'
import type { Size } from './sizes.ts'
import { table } from './table.ts'

export type Row = { case: string; product: Figures; baseline: Figures }

export const loadTable = (rows: Row[]) =>
  table(
    ['case', 'requests/s', 'p50/p99 ms', 'CPU µs', 'baseline', 'requests/s', 'CPU µs', 'ratio', 'ratio by CPU'],
    rows.map(toCells),
  )

export const sizeTable = (sizes: Size[]) =>
  table(['first load of', 'files', 'scripts KB', 'styles KB', 'headers KB'], sizes.map(sizeCells))

/** A line for each target with failed requests. */
export const failures = (rows: Row[]) =>
  rows
    .flatMap(({ product, baseline }) => [product, baseline])
    .filter(({ failed }) => failed > 0)
    .map(({ name, failed }) => `${name}: ${failed} requests failed`)

export const toCells = ({ case: name, product, baseline }: Row) => [
  name,
  count(product.perSecond),
  `${product.p50}/${product.p99}`,
  count(product.cpu),
  baseline.name,
  count(baseline.perSecond),
  count(baseline.cpu),
  ratio(product.perSecond, baseline.perSecond),
  ratio(baseline.cpu, product.cpu),
]

type Maybe = number | null | undefined
const count = (number: Maybe) => (number ? Math.round(number).toLocaleString('en-IN') : '–')
const ratio = (ours: Maybe, theirs: Maybe) => (ours && theirs ? (ours / theirs).toFixed(2) : '–')

const sizeCells = ({ page, files, scripts, styles, headers }: Size) => [
  page,
  String(files),
  kilobytes(scripts),
  kilobytes(styles),
  kilobytes(headers),
]

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
