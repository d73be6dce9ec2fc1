import { existsSync, readFileSync } from 'node:fs'

// A run that failed without a failed test, such as a crash, counts as one failure.
function withCrash(counts, hasPassed) {
  if (hasPassed || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: ['failed without a failed test'] }
}

function read(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  } catch {
    return null
  }
}

const noReport = { passed: 0, failed: 1, skipped: 0, failures: ['wrote no report'] }

/** Counts and failures of Vitest, from the report of vitest-report.mjs. */
export function vitestCounts(path, hasPassed) {
  const report = read(path)
  return report ? withCrash(report, hasPassed) : noReport
}

/** The same for Playwright. A test that passed on a retry counts as passed. */
export function playwrightCounts(path, hasPassed) {
  const report = read(path)
  if (!report) return noReport
  const { expected, flaky, unexpected, skipped } = report.stats
  const failures = report.suites.flatMap(failedSpecs)
  return withCrash({ passed: expected + flaky, failed: unexpected, skipped, failures }, hasPassed)
}

function failedSpecs(suite) {
  const own = suite.specs.filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line} › ${spec.title}`)
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)]
}
