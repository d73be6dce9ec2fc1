import { existsSync, readFileSync } from 'node:fs'

// A run that ended badly without a failed test to show for it (a crash, an error outside of tests) counts as one.
function settled(counts, isGood) {
  if (isGood || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: ['ended badly without a failed test'] }
}

function read(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  } catch {
    return null
  }
}

const noReport = { passed: 0, failed: 1, skipped: 0, failures: ['left no report'] }

/** How many tests of Vitest passed, failed and were skipped, and which failed, from what vitest-report.mjs wrote. */
export function vitestCounts(path, isGood) {
  const report = read(path)
  return report ? settled(report, isGood) : noReport
}

/** The same for Playwright; a test that passed only when tried again has passed. */
export function playwrightCounts(path, isGood) {
  const report = read(path)
  if (!report) return noReport
  const { expected, flaky, unexpected, skipped } = report.stats
  const failures = report.suites.flatMap(failedSpecs)
  return settled({ passed: expected + flaky, failed: unexpected, skipped, failures }, isGood)
}

function failedSpecs(suite) {
  const own = suite.specs.filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line} › ${spec.title}`)
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)]
}
