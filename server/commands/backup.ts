import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { openFileStore } from '#server/kit/files/file-store.ts'
import { folderAndFlags } from './arguments.ts'
import { makeBackup } from './backup/make-backup.ts'
import { describeBackup } from './backup/summary.ts'
import { runCommand } from './run.ts'

const usage = 'Usage: npm run backup -- [--skip-lost-files] /backups/2026-11-15'

/** Saves the database and all files to a new folder. The academy can keep running. */
await runCommand(async (print) => {
  const { folder, has } = folderAndFlags(usage, { 'skip-lost-files': { type: 'boolean' } })
  const env = readEnv()
  const { owner: connection, stop } = await joinDatabaseServer(env)
  try {
    const store = openFileStore(env)
    const manifest = await makeBackup({
      connection,
      store,
      folder,
      secret: env.appSecret,
      skipLostFiles: has('skip-lost-files'),
    })
    const { lost } = manifest.files
    print(`Backup saved to ${folder}: ${describeBackup(manifest)}.`)
    if (lost.length > 0) print(`Not included, because they are missing in the file store: ${lost.join(', ')}`)
    print(
      env.appSecret
        ? 'Signed with APP_SECRET. Store it separately: without it, second factors cannot be restored.'
        : 'Not signed, because APP_SECRET is not set. Restoring it needs --unsigned.',
    )
  } finally {
    await stop()
  }
})
