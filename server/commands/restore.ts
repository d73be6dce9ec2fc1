import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { openFileStore } from '#server/kit/files/file-store.ts'
import { folderAndFlags } from './arguments.ts'
import { checkBackup } from './backup/check-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { describeBackup } from './backup/summary.ts'
import { runCommand } from './run.ts'

const usage = 'Usage: npm run restore -- [--replace] [--unsigned] /backups/2026-11-15'

/** Restores a backup to an empty database and an empty file store. The academy must not be running. */
await runCommand(async (print) => {
  const { folder, has } = folderAndFlags(usage, { replace: { type: 'boolean' }, unsigned: { type: 'boolean' } })
  const env = readEnv()
  // Checked first, so that a damaged backup doesn't even create an empty database.
  const secrets = [env.appSecret, env.previousAppSecret].filter((secret) => secret !== null)
  const backup = await checkBackup(folder, { secrets, acceptsUnsigned: has('unsigned') })
  const { owner: connection, stop } = await joinDatabaseServer(env)
  try {
    await restoreBackup(backup, { connection, store: openFileStore(env), replace: has('replace') })
  } finally {
    await stop()
  }
  const { lost } = backup.manifest.files
  print(`Restored and verified: ${describeBackup(backup.manifest)}.`)
  if (lost.length > 0) print(`These files were already missing when the backup was made: ${lost.join(', ')}`)
})
