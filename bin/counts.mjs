import { existsSync, readFileSync } from 'node:fs'

// A run that ended badly without a failed test to show for it (a crash, an error outside of tests) counts as one.
function settled(counts, isGood) {
  return !isGood && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function read(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  } catch {
    return null
  }
}

/** How many tests of Vitest passed, failed and were skipped, from its JSON report. */
export function vitestCounts(path, isGood) {
  const report = read(path)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  // A file that could not even be loaded has no tests to count.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report
  return settled({ passed, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests }, isGood)
}

/** The same for Playwright; a test that passed only when tried again has passed. */
export function playwrightCounts(path, isGood) {
  const report = read(path)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  return settled({ passed: expected + flaky, failed: unexpected, skipped }, isGood)
}
