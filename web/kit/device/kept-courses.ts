import { type KeptCourse, openDevice } from './database.ts'
import { deleteKeptFiles } from './kept-cache.ts'
import { keptPaths, openKeptFiles } from './kept-files.ts'
import { isOpenIn } from './vault.ts'

const accountRange = (userId: number) => IDBKeyRange.bound([userId], [userId + 1], false, true)

export const keptCourses = async (userId: number): Promise<KeptCourse[]> =>
  (await openDevice()).getAll('kept', accountRange(userId))

/** Returns false if the course's account isn't open on this device with the token. */
export async function putKept(kept: KeptCourse, token: string): Promise<boolean> {
  const writing = (await openDevice()).transaction(['kept', 'vault'], 'readwrite')
  const isOpen = await isOpenIn(writing.objectStore('vault'), { userId: kept.userId, token })
  if (isOpen) await writing.objectStore('kept').put(kept)
  await writing.done
  return isOpen
}

/** While a course is loaded, what belongs to it isn't removed as unused. */
export async function addToKept(
  { userId, courseId }: Pick<KeptCourse, 'userId' | 'courseId'>,
  { paths = [], loading = [] }: Partial<Pick<KeptCourse, 'paths' | 'loading'>>,
): Promise<void> {
  const { store, done } = (await openDevice()).transaction('kept', 'readwrite')
  const kept = await store.get([userId, courseId])
  if (kept) {
    const all = { paths: union(kept.paths, paths), loading: union(kept.loading, loading) }
    await store.put({ ...kept, ...all })
  }
  await done
}

const union = (some: string[], more: string[]) => [...new Set([...some, ...more])]

/** Removes a course with the answers and files that no other needs. */
export async function removeKept({ userId, courseId }: Pick<KeptCourse, 'userId' | 'courseId'>): Promise<void> {
  const device = await openDevice()
  const all = await keptCourses(userId)
  const removed = all.find((one) => one.courseId === courseId)
  const used = new Set(all.filter((one) => one !== removed).flatMap(({ paths }) => paths))
  const unused = removed?.paths.filter((path) => !used.has(path)) ?? []
  await Promise.all(unused.map((path) => device.delete('answers', [userId, path])))
  await device.delete('kept', [userId, courseId])
  await removeUnusedFiles(userId)
}

/** Files of an earlier version, of an earlier build of the site, or of a course that isn't kept any more. */
export async function removeUnusedFiles(userId: number): Promise<void> {
  const used = new Set((await keptCourses(userId)).flatMap(({ files, loading }) => [...files, ...loading]))
  if (used.size === 0) return deleteKeptFiles()
  const kept = await openKeptFiles(userId)
  const unused = [...(await keptPaths(kept))].filter((path) => !used.has(path))
  await Promise.all(unused.map((path) => kept.delete(path)))
}
