import { readFile } from 'node:fs/promises'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, so that no core waits for one of them at the end. A fresh clone knows no durations. */
const slowest = [
  'server/access-matrix.test.ts',
  'server/membership/bank-credits/histories.test.ts',
  'server/runner.test.ts',
  'server/membership/statements/handling.test.ts',
  'server/membership/statements/statements.test.ts',
  'server/membership/statements/verifying.test.ts',
  'server/kit/http/idempotency.test.ts',
  'server/page-call.test.ts',
  'server/identity/second-factor/lost.test.ts',
  'server/membership/statements/large.test.ts',
  'server/kit/workers/documents.test.ts',
  'server/kit/sandbox/escapes.test.ts',
  'server/seed/lesson-checks/lesson-checks.test.ts',
  'server/commands/backup/backup.test.ts',
  'server/kit/sandbox/sandbox.test.ts',
]

/**
 * Runs all tests of one environment before those of the other. A worker that changes its environment restarts and loads
 * the whole server again.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is Vitest's own
    const sorted = await super.sort(files)
    const ranked = await Promise.all(sorted.map(async (file) => ({ file, rank: await rankOf(file.moduleId) })))
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ file }) => file)
  }
}

async function rankOf(path: string): Promise<number> {
  const at = slowest.findIndex((slow) => path.endsWith(`/${slow}`))
  if (at >= 0) return at
  const isPage = (await readFile(path, 'utf8')).startsWith('// @vitest-environment')
  return slowest.length + (isPage ? 1 : 0)
}
