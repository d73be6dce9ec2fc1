import { audit } from '#server/identity/index.ts'
import { joinDatabaseServer, migrateServer } from '#server/kit/db/connect.ts'
import { openDatabase } from '#server/kit/db/db.ts'
import { readEnv } from '#server/kit/env.ts'
import { forgetKeys } from '#server/kit/security/encryption-keys.ts'
import { appSecret } from '#server/kit/security/secret.ts'
import { runCommand } from './run.ts'

const replaced =
  'The academy starts with this APP_SECRET. Second factors, recovery codes, webhook secrets and what was entered for the email server and the payment gateway can’t be read any more: turn off second factors with `npm run drop-second-factor`, rotate the secrets of webhooks, and enter the password of the email server and the keys of the payment gateway again in the settings. Phones get notifications again once people turn them on there.'

/** Lets the academy start with the APP_SECRET of now although the one before is lost. */
await runCommand(async (print) => {
  const env = readEnv()
  const databaseServer = await joinDatabaseServer(env)
  await migrateServer(databaseServer)
  const database = openDatabase(databaseServer.connection, () => {})
  const isForgotten = await database.db.transaction(async (db) => {
    const isForgotten = await forgetKeys(db, await appSecret(db, env.appSecret), new Date())
    if (isForgotten) await audit(db, { actorId: null, action: 'secret replaced by command', subject: 'academy' })
    return isForgotten
  })
  await database.close()
  await databaseServer.stop()
  print(isForgotten ? replaced : 'APP_SECRET is the right one. Nothing was changed.')
})
