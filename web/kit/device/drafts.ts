import { type StorageArea, storedKeys, readStored, writeStored } from './browser-storage.ts'
import { type StorageKey, storedOnDevice } from './stored-on-device.ts'
import { openDevice } from './database.ts'
import { seal, type Sealed, unseal } from './vault.ts'

type Drafts = Record<StorageArea, Record<string, object>>

const areas: StorageArea[] = ['browser', 'tab']
const nameOf = (userId: number) => `drafts:${userId}`

/**
 * The drafts of a session that has ended can be read again once the account has signed in. Without space for that they
 * go: somebody else may use this device next.
 */
export async function sealDrafts(userId: number): Promise<void> {
  const { browser, tab } = readDrafts()
  if (Object.keys({ ...browser, ...tab }).length === 0) return
  const before = await unsealed(userId)
  const drafts: Drafts = { browser: { ...before?.browser, ...browser }, tab: { ...before?.tab, ...tab } }
  await store(userId, drafts).catch(() => {})
  for (const area of areas) for (const key of draftKeys(area)) writeStored(key, null, area)
}

/** What was typed since then stays as it is, and what there's no space for stays sealed. */
export async function restoreDrafts(userId: number): Promise<void> {
  const drafts = await unsealed(userId)
  if (!drafts) return
  const left: Drafts = { browser: {}, tab: {} }
  for (const area of areas) {
    for (const [key, value] of Object.entries(drafts[area])) {
      if (readStored(key, area) === null) writeStored(key as StorageKey, value, area)
      if (readStored(key, area) === null) left[area][key] = value
    }
  }
  if (Object.keys({ ...left.browser, ...left.tab }).length > 0) await store(userId, left)
  else await deleteDrafts(userId)
}

/** Short forms, which only this tab knows. */
export function forgetTabDrafts() {
  for (const key of draftKeys('tab')) writeStored(key, null, 'tab')
}

async function store(userId: number, drafts: Drafts): Promise<void> {
  const content = await seal(userId, new TextEncoder().encode(JSON.stringify(drafts)))
  await (await openDevice()).put('vault', content, nameOf(userId))
}

export const deleteDrafts = async (userId: number): Promise<void> =>
  (await openDevice()).delete('vault', nameOf(userId))

/** Whether something was typed that the server doesn't have. Short forms, which last as long as their tab, don't count. */
export const hasUnsavedDraft = (): boolean => {
  const drafts = storedOnDevice.find(({ what }) => what === 'Drafts')!.keys.flatMap((key) => storedKeys(key, 'browser'))
  return drafts.some((key) => (readStored(key, 'browser') as { isSaved?: unknown } | null)?.isSaved !== true)
}

async function unsealed(userId: number): Promise<Drafts | null> {
  const sealed = (await (await openDevice()).get('vault', nameOf(userId))) as Sealed | undefined
  const content = sealed && (await unseal(userId, sealed))
  return content ? (JSON.parse(new TextDecoder().decode(content)) as Drafts) : null
}

const sealedKeys = storedOnDevice.flatMap((group) => ('isSealed' in group ? [...group.keys] : []))

const draftKeys = (area: StorageArea): StorageKey[] => sealedKeys.flatMap((prefix) => storedKeys(prefix, area))

function readDrafts(): Drafts {
  const [browser, tab] = areas.map((area) =>
    Object.fromEntries(draftKeys(area).map((key) => [key, readStored(key, area) as object])),
  )
  return { browser: browser!, tab: tab! }
}
