import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { openFileStore } from '#server/kit/files/file-store.ts'
import { folderAndFlags } from './arguments.ts'
import { makeBackup } from './backup/make-backup.ts'
import { inWords } from './backup/summary.ts'
import { runCommand } from './run.ts'

const usage = 'Usage: npm run backup -- [--without-lost-files] /backups/2026-11-15'

/** Saves everything the academy keeps to a new folder, while it runs or not. */
await runCommand(async (say) => {
  const { folder, has } = folderAndFlags(usage, { 'without-lost-files': { type: 'boolean' } })
  const env = readEnv()
  const records = await joinDatabaseServer(env)
  try {
    const making = { connection: records.connection, store: openFileStore(env), folder }
    const manifest = await makeBackup({ ...making, skipLostFiles: has('without-lost-files') })
    const { lost } = manifest.files
    say(`The backup is in ${folder}: ${inWords(manifest)}.`)
    if (lost.length > 0) say(`Not in it, because the store lost them: ${lost.join(', ')}`)
    if (env.appSecret) say('Keep APP_SECRET beside it, not in it: without that, second factors cannot be read.')
  } finally {
    await records.stop()
  }
})
