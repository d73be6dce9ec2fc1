import { parseArgs } from 'node:util'
import { joinRecords } from '#server/kit/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { openFileStore } from '#server/kit/files.ts'
import { startProblem } from '#server/kit/start-problem.ts'
import { checkBackup } from './backup/check-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { inWords } from './backup/words.ts'
import { runCommand } from './run.ts'

/**
 * Brings a backup to an empty database and an empty file store; the academy must not be running there.
 * Usage: npm run restore -- /backups/2026-11-15
 */
await runCommand(async (say) => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [folder] = positionals
  if (!folder) throw startProblem('Name the folder of the backup: npm run restore -- /backups/2026-11-15')
  const env = readEnv()
  // All of it is read before anything is begun: not even an empty database is made for a damaged one.
  const checked = await checkBackup(folder)
  const records = await joinRecords(env)
  try {
    const isReplacing = values.replace ?? false
    await restoreBackup(checked, { connection: records.connection, store: openFileStore(env), isReplacing })
  } finally {
    await records.stop()
  }
  const { lost } = checked.manifest.files
  say(`Restored, and read back the same: ${inWords(checked.manifest)}.`)
  if (lost.length > 0) say(`Lost before the backup was made: ${lost.join(', ')}`)
})
