import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Db } from '#server/kit/db/db.ts'
import { eq } from '#server/kit/db/orm.ts'
import { secrets } from '#server/kit/tables.ts'
import { multibase } from './multibase.ts'

export type IssuerKey = {
  /** A did:key, which contains the public key, so that signatures can be verified offline. */
  did: string
  /** How a signature refers to the key. */
  method: string
  sign: (bytes: Buffer) => Buffer
}

const name = 'certificates'

/**
 * Generated on first use and stored in the database, so that all instances share it and backups include it. Not cached
 * in memory, because the transaction that generates it may be rolled back.
 */
export async function issuerKey(db: Db): Promise<IssuerKey> {
  const stored = (await readKey(db)) ?? (await generateKey(db))
  return fromPrivateKey(createPrivateKey({ key: Buffer.from(stored, 'base64url'), format: 'der', type: 'pkcs8' }))
}

async function readKey(db: Db): Promise<string | null> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  return row?.value ?? null
}

/** If several instances generate a key at the same time, the first one is used. */
async function generateKey(db: Db): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const value = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')
  await db.insert(secrets).values({ name, value }).onConflictDoNothing()
  return (await readKey(db))!
}

// The multicodec prefix of an Ed25519 public key.
const ed25519Prefix = Buffer.from([0xed, 0x01])

function fromPrivateKey(key: KeyObject): IssuerKey {
  const { x } = key.export({ format: 'jwk' })
  const fingerprint = multibase(Buffer.concat([ed25519Prefix, Buffer.from(x!, 'base64url')]))
  const did = `did:key:${fingerprint}`
  return { did, method: `${did}#${fingerprint}`, sign: (bytes) => sign(null, bytes, key) }
}

/** Proves that the signing key belongs to the school, because it is served from the school's own domain (did:web). */
export function didDocument({ did }: IssuerKey, publicUrl: string) {
  const id = `did:web:${encodeURIComponent(new URL(publicUrl).host)}`
  const method = { id: `${id}#certificates`, type: 'Multikey', controller: id }
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    alsoKnownAs: [did],
    verificationMethod: [{ ...method, publicKeyMultibase: did.slice('did:key:'.length) }],
    assertionMethod: [method.id],
  }
}
