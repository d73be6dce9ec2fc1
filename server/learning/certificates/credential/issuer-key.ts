import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Db } from '#server/kit/db/db.ts'
import { eq } from '#server/kit/db/orm.ts'
import { secrets } from '#server/kit/tables.ts'
import { multibase } from './multibase.ts'

/** The school's key pair: what it signs, and the name under which anybody finds the public half. */
export type IssuerKey = {
  /** did:key: the public key itself, written as a name. Who has the name needs nothing from us to check a signature. */
  did: string
  /** The same as `did#key`, which is how a signature names its key. */
  method: string
  sign: (bytes: Buffer) => Buffer
}

const name = 'certificates'

/**
 * The key of this school, made when it is first needed. It stays in the database beside the other secrets, so that all
 * instances sign with the same one and a backup of the database is a backup of the key. Not remembered in the process:
 * what was made in a transaction that is rolled back was never there.
 */
export async function issuerKey(db: Db): Promise<IssuerKey> {
  const stored = (await readKey(db)) ?? (await makeKey(db))
  return fromPrivate(createPrivateKey({ key: Buffer.from(stored, 'base64url'), format: 'der', type: 'pkcs8' }))
}

async function readKey(db: Db): Promise<string | null> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  return row?.value ?? null
}

/** Of many who make one at the same moment, the first one's stays. */
async function makeKey(db: Db): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const value = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')
  await db.insert(secrets).values({ name, value }).onConflictDoNothing()
  return (await readKey(db))!
}

// Says of the bytes that follow: a public key of Ed25519 (multicodec table).
const ed25519Public = Buffer.from([0xed, 0x01])

function fromPrivate(key: KeyObject): IssuerKey {
  const { x } = key.export({ format: 'jwk' })
  const fingerprint = multibase(Buffer.concat([ed25519Public, Buffer.from(x!, 'base64url')]))
  const did = `did:key:${fingerprint}`
  return { did, method: `${did}#${fingerprint}`, sign: (bytes) => sign(null, bytes, key) }
}
