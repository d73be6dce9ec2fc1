import { openDevice, type WaitingItem } from '../device/database.ts'
import { deviceSession, seal, type Sealed, unseal } from '../device/vault.ts'
import { announceChange } from './changes.ts'
import type { OutboxFile, OutboxItem } from './item.ts'
import { isUnsent, unreadable } from './rules.ts'

/** More at once would be too much for a small phone. */
const partBytes = 1024 * 1024

export type Contents = ReadonlyMap<OutboxFile['id'], Blob>

const ofAccount = (userId: number) => IDBKeyRange.bound([userId], [userId, []])
const partsOf = (itemId: string) => IDBKeyRange.bound([itemId], [itemId, []])

/** While files are being stored, their parts belong to no item yet. */
const storing = 'outbox-storing'

/** Stores an item with its files, encrypted. Resolves when it outlives the page; rejects if it can't be stored. */
export async function addItem(item: OutboxItem, contents: Contents = new Map()): Promise<void> {
  await navigator.locks.request(storing, { mode: 'shared' }, async () => {
    for (const [fileId, content] of contents) await addParts(item, fileId, content)
    const content = await sealed(item)
    const replaced = item.replaces === null ? [] : await replacedBy(item)
    // It survives a power cut, unless something newer comes in a moment.
    const durability = item.replaces === null ? 'strict' : 'relaxed'
    const transaction = (await openDevice()).transaction('outbox', 'readwrite', { durability })
    const store = transaction.objectStore('outbox')
    for (const id of replaced) await store.delete(id)
    const last = await store.index('account').openKeyCursor(ofAccount(item.userId), 'prev')
    const place = (last ? last.key[1] : 0) + 1
    // The same item again, from a second press or another tab, stays as it is.
    if (!(await store.get(item.id))) await store.add({ id: item.id, userId: item.userId, place, version: 1, content })
    await transaction.done
  })
  announceChange()
}

async function addParts({ id, userId }: OutboxItem, fileId: string, content: Blob): Promise<void> {
  const device = await openDevice()
  for (let part = 0; part * partBytes < content.size; part++) {
    const bytes = await content.slice(part * partBytes, (part + 1) * partBytes).arrayBuffer()
    await device.put('outboxParts', await seal(userId, new Uint8Array(bytes)), [id, fileId, part])
  }
}

/** What is being sent stays: it may arrive. */
async function replacedBy({ userId, replaces }: OutboxItem): Promise<string[]> {
  const items = await listItems(userId)
  return items
    .filter((item) => item.replaces === replaces && item.state === 'kept' && item.triedAt === null)
    .map(({ id }) => id)
}

/** The items of an account, oldest first; none while this device doesn't have its key. */
export async function listItems(userId: number): Promise<OutboxItem[]> {
  const stored = await (await openDevice()).getAllFromIndex('outbox', 'account', ofAccount(userId))
  const items = await Promise.all(stored.map(unsealed))
  return items.filter((item) => item !== null)
}

export async function itemOf(id: string): Promise<OutboxItem | null> {
  const stored = await (await openDevice()).get('outbox', id)
  return stored ? unsealed(stored) : null
}

/** Returns the changed item, or null if it is gone. Files of a received item go. */
export async function changeItem(id: string, change: (item: OutboxItem) => OutboxItem): Promise<OutboxItem | null> {
  for (;;) {
    const stored = await (await openDevice()).get('outbox', id)
    const item = stored && (await unsealed(stored))
    if (!item) return null
    const changed = change(item)
    if (await replace(stored, await sealed(changed), changed.state !== 'received')) return changed
  }
}

/** Removes an item that can still be changed. Returns it, or null if it is gone or may have been sent meanwhile. */
export async function removeUnsent(id: string): Promise<OutboxItem | null> {
  for (;;) {
    const stored = await (await openDevice()).get('outbox', id)
    const item = stored && (await unsealed(stored))
    if (!item || !isUnsent(item)) return null
    if (await replace(stored, null, false)) return item
  }
}

/** Puts something else, or nothing, in the place of what was read. False: somebody else changed it meanwhile. */
async function replace(stored: WaitingItem, content: Sealed | null, keepsFiles: boolean): Promise<boolean> {
  const { id, version } = stored
  const transaction = (await openDevice()).transaction(['outbox', 'outboxParts'], 'readwrite')
  const items = transaction.objectStore('outbox')
  const isCurrent = (await items.get(id))?.version === version
  if (isCurrent) await (content ? items.put({ ...stored, version: version + 1, content }) : items.delete(id))
  if (isCurrent && !keepsFiles) await transaction.objectStore('outboxParts').delete(partsOf(id))
  await transaction.done
  if (isCurrent) announceChange()
  return isCurrent
}

export async function removeItems(ids: string[]): Promise<void> {
  const transaction = (await openDevice()).transaction(['outbox', 'outboxParts'], 'readwrite')
  for (const id of ids) {
    await transaction.objectStore('outbox').delete(id)
    await transaction.objectStore('outboxParts').delete(partsOf(id))
  }
  await transaction.done
  if (ids.length > 0) announceChange()
}

/** The browser removed it or it's damaged, or somebody discarded the item. */
export class FileMissing extends Error {}

/** The part of a file that a byte is in, from that byte on. */
async function readPart({ id, userId }: OutboxItem, fileId: string, from: number) {
  const part = Math.floor(from / partBytes)
  const stored = await (await openDevice()).get('outboxParts', [id, fileId, part])
  if (!stored) throw new FileMissing()
  const bytes = await unseal(userId, stored)
  if (bytes) return bytes.subarray(from - part * partBytes)
  // With the key, it's the file that can't be read.
  if ((await deviceSession())?.userId === userId) throw new FileMissing()
  throw new Error('This device has no key of the account')
}

/** The bytes of a file from one to another; all of them by default. */
export async function readFile(item: OutboxItem, file: OutboxFile, from = 0, to = file.bytes): Promise<Blob> {
  const parts = []
  for (let at = from; at < to;) {
    const part = await readPart(item, file.id, at)
    parts.push(part)
    at += part.length
  }
  return new Blob(parts, { type: file.type }).slice(0, to - from, file.type)
}

/** Removes what a page that was closed while it stored a file left behind. */
export async function removeStrayParts(): Promise<void> {
  await navigator.locks.request(storing, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const device = await openDevice()
    const [items, parts] = await Promise.all([device.getAllKeys('outbox'), device.getAllKeys('outboxParts')])
    const strays = parts.filter(([itemId]) => !items.includes(itemId))
    await Promise.all(strays.map((key) => device.delete('outboxParts', key)))
  })
}

const sealed = (item: OutboxItem) => seal(item.userId, new TextEncoder().encode(JSON.stringify(item)))

/** Null: this device hasn't got the account's key. */
async function unsealed({ id, userId, content }: WaitingItem): Promise<OutboxItem | null> {
  const bytes = await unseal(userId, content)
  if (bytes) return JSON.parse(new TextDecoder().decode(bytes)) as OutboxItem
  return (await deviceSession())?.userId === userId ? unreadable(id, userId) : null
}
