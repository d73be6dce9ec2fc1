import { openDevice } from './database.ts'

/** Encrypted with AES-GCM for one account: the nonce, then the content. */
export type Sealed = Uint8Array<ArrayBuffer>

export type DeviceSession = { userId: number; token: string }

const nonceBytes = 12
const session = 'session'
const keyName = (userId: number) => `key:${userId}`
const allKeys = () => IDBKeyRange.bound('key:', 'key:~')

/** From now on this device seals and unseals what belongs to the account. The key can't be read out of the browser. */
export async function fillVault({ userId, token }: DeviceSession, key: string): Promise<void> {
  const bytes = Uint8Array.from(atob(key), (char) => char.charCodeAt(0))
  const imported = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const { store, done } = (await openDevice()).transaction('vault', 'readwrite')
  await Promise.all([
    store.delete(allKeys()),
    store.put(imported, keyName(userId)),
    store.put({ userId, token }, session),
    done,
  ])
}

/** Whose key this device has; null if nobody's. */
export async function deviceSession(): Promise<DeviceSession | null> {
  const stored = await (await openDevice()).get('vault', session)
  return (stored as DeviceSession | undefined) ?? null
}

/**
 * Whether the session's account is open on this device. Asked in the transaction that writes: once the session has ended,
 * nothing of it comes back.
 */
export async function isOpenIn(vault: { get: (key: string) => Promise<unknown> }, { userId, token }: DeviceSession) {
  const open = (await vault.get(session)) as DeviceSession | undefined
  return open?.userId === userId && open.token === token
}

/**
 * Without the key, what was sealed with it stays unreadable until the account signs in again. Answers and courses go in
 * the same transaction: until then the session could store some.
 */
export async function emptyVault(): Promise<void> {
  const emptying = (await openDevice()).transaction(['answers', 'kept', 'vault'], 'readwrite')
  const vault = emptying.objectStore('vault')
  await Promise.all([
    vault.delete(allKeys()),
    vault.delete(session),
    emptying.objectStore('answers').clear(),
    emptying.objectStore('kept').clear(),
    emptying.done,
  ])
}

/** Rejects if this device doesn't have the account's key. */
export async function seal(userId: number, content: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const key = await keyOf(userId)
  if (!key) throw new Error('This device has no key of the account')
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(algorithm(userId, nonce), key, content))
  const sealed = new Uint8Array(nonceBytes + encrypted.length)
  sealed.set(nonce)
  sealed.set(encrypted, nonceBytes)
  return sealed
}

/** Null if this device doesn't have the account's key, or somebody changed the content. */
export async function unseal(userId: number, sealed: Sealed): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = await keyOf(userId)
  if (!key) return null
  const nonce = sealed.slice(0, nonceBytes)
  return crypto.subtle.decrypt(algorithm(userId, nonce), key, sealed.slice(nonceBytes)).then(
    (content) => new Uint8Array(content),
    () => null,
  )
}

const keyOf = async (userId: number) =>
  (await (await openDevice()).get('vault', keyName(userId))) as CryptoKey | undefined

const algorithm = (userId: number, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`account ${userId}`),
})
