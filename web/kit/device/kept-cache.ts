const prefix = 'kept:'

/** The cache with the files of an account's courses, by their paths. */
export const keptFilesName = (userId: number | string) => `${prefix}${userId}`

/** Of all accounts. */
export async function deleteKeptFiles(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}
