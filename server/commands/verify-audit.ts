import { type ChainLink, verifyAuditChain } from '#server/identity/index.ts'
import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { openDatabase } from '#server/kit/db/db.ts'
import { readEnv } from '#server/kit/env.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { runCommand } from './run.ts'

const usage = 'Usage: npm run verify-audit -- [the link that an earlier run printed, such as 1204:9f3a…]'

/** Checks that no entry of the audit log was changed, removed or added past the academy. The academy can keep running. */
await runCommand(async (print) => {
  const expected = noted(process.argv[2])
  const { owner, stop } = await joinDatabaseServer(readEnv())
  // Reading a long log may take longer than a request may.
  const database = openDatabase({ ...owner, statement_timeout: 0, query_timeout: 0 }, () => {})
  const { entries, head, problem } = await verifyAuditChain(database.db, expected)
  await database.close()
  await stop()
  if (problem) throw startupError(`The audit log is not as it was written. ${problem}`)
  print(`The audit log is as it was written: ${entries} ${entries === 1 ? 'entry' : 'entries'}.`)
  if (head) print(`Note this link outside this machine, and pass it to the next run: ${head.position}:${head.hash}`)
})

function noted(argument: string | undefined): ChainLink | null {
  if (argument === undefined) return null
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(argument) ?? []
  if (!position || !hash) throw startupError(usage)
  return { position: Number(position), hash }
}
