import { writeFileSync } from 'node:fs'

/** Writes the counts and each failure in two lines. Vitest's own JSON report leaves out errors outside of tests. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for one.
export default class Report {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    const failures = unhandledErrors.map((error) =>
      describeFailure(`outside of tests ${error.VITEST_TEST_PATH ?? ''}`, [error]),
    )
    for (const module of modules) {
      for (const part of [module, ...module.children.allSuites()]) {
        const errors = part.errors()
        if (errors.length > 0)
          failures.push(describeFailure(`${module.relativeModuleId} ${part.fullName ?? ''}`, errors))
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        counts[state] += 1
        if (state === 'failed') failures.push(describeFailure(`${module.relativeModuleId} › ${test.fullName}`, errors))
      }
    }
    counts.failed = failures.length
    writeFileSync(process.env.VITEST_REPORT_FILE, JSON.stringify({ ...counts, failures }))
  }
}

const describeFailure = (where, errors) =>
  `${where}\n    ${String(errors[0]?.message ?? 'no reason given').split('\n', 1)[0]}`
