import { chromiumFlags } from '../bin/chromium.mjs'
import { rm } from 'node:fs/promises'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { freePort, newFolder, startProduct } from './product.ts'
import { print } from './table.ts'

// `npm run lighthouse`: the public pages on a slow phone, against our limits.
const pages = [
  '/',
  '/courses',
  '/course/courseDetails/1',
  '/courses/5/first-lesson',
  '/pricing',
  '/subscribe',
  '/jobs',
  '/login',
]
const minScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const maxMeasures = { 'largest-contentful-paint': 2000, 'cumulative-layout-shift': 0.02 }

const flags = ['--headless', ...chromiumFlags]

/** Scores from 0 to 100, and the measures as they are. */
async function audit(url: string, port: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  const { categories, audits } = result!.lhr
  const scores = Object.keys(minScores).map((key) => [key, Math.round((categories[key]?.score ?? 0) * 100)] as const)
  const measures = Object.keys(maxMeasures).map((key) => [key, audits[key]?.numericValue ?? Infinity] as const)
  const failed = Object.values(audits).filter((audit) => audit.score !== null && audit.score < 0.9)
  return {
    scores: Object.fromEntries(scores),
    measures: Object.fromEntries(measures),
    failed: failed.map(({ id }) => id),
  }
}

const dataDir = newFolder()
// With demo data: an empty catalogue would score too well.
const product = await startProduct({ dataDir, port: await freePort(), env: { NODE_ENV: 'development', DEMO: 'true' } })
const chrome = await launch({ chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', chromeFlags: flags })
let isGood = true
try {
  print('page                       perf  a11y  best   seo   LCP ms    CLS')
  for (const path of pages) {
    const { scores, measures, failed } = await audit(product.url + path, chrome.port)
    const isBelow = Object.entries(minScores).some(([key, limit]) => scores[key]! < limit)
    const isAbove = Object.entries(maxMeasures).some(([key, limit]) => measures[key]! > limit)
    const figures = Object.values(scores).map((score) => String(score).padStart(5))
    const lcp = Math.round(measures['largest-contentful-paint']!)
    const shift = measures['cumulative-layout-shift']!.toFixed(3)
    print(
      `${path.padEnd(26)}${figures.join(' ')}  ${String(lcp).padStart(6)}  ${shift}${isBelow || isAbove ? `  ✗ ${failed.join(', ')}` : ''}`,
    )
    if (isBelow || isAbove) isGood = false
  }
} finally {
  chrome.kill()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)
