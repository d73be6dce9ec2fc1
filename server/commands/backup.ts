import { parseArgs } from 'node:util'
import { joinRecords } from '#server/kit/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { openFileStore } from '#server/kit/files.ts'
import { startProblem } from '#server/kit/start-problem.ts'
import { makeBackup } from './backup/make-backup.ts'
import { inWords } from './backup/words.ts'
import { runCommand } from './run.ts'

/**
 * Saves everything the academy keeps to a new folder, while it runs or not.
 * Usage: npm run backup -- /backups/2026-11-15
 */
await runCommand(async (say) => {
  const { values, positionals } = parseArgs({
    options: { 'without-lost-files': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (!folder) throw startProblem('Name a new folder for the backup: npm run backup -- /backups/2026-11-15')
  const env = readEnv()
  const records = await joinRecords(env)
  try {
    const making = { connection: records.connection, store: openFileStore(env), folder }
    const manifest = await makeBackup({ ...making, isWithoutLost: values['without-lost-files'] ?? false })
    const { lost } = manifest.files
    say(`The backup is in ${folder}: ${inWords(manifest)}.`)
    if (lost.length > 0) say(`Not in it, because the store lost them: ${lost.join(', ')}`)
    if (env.appSecret) say('Keep APP_SECRET beside it, not in it: without that, second factors cannot be read.')
  } finally {
    await records.stop()
  }
})
