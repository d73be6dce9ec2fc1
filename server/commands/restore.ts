import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { openFileStore } from '#server/kit/files/file-store.ts'
import { folderAndFlags } from './arguments.ts'
import { checkBackup } from './backup/check-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { inWords } from './backup/summary.ts'
import { runCommand } from './run.ts'

const usage = 'Usage: npm run restore -- [--replace] /backups/2026-11-15'

/** Brings a backup to an empty database and an empty file store; the academy must not be running there. */
await runCommand(async (say) => {
  const { folder, has } = folderAndFlags(usage, { replace: { type: 'boolean' } })
  const env = readEnv()
  // All of it is read before anything is begun: not even an empty database is made for a damaged one.
  const checked = await checkBackup(folder)
  const records = await joinDatabaseServer(env)
  try {
    const { connection } = records
    await restoreBackup(checked, { connection, store: openFileStore(env), replace: has('replace') })
  } finally {
    await records.stop()
  }
  const { lost } = checked.manifest.files
  say(`Restored, and read back the same: ${inWords(checked.manifest)}.`)
  if (lost.length > 0) say(`Lost before the backup was made: ${lost.join(', ')}`)
})
