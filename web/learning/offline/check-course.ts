import { type KeptCourse, openDevice } from '#web/kit/device/database.ts'
import { storedFile } from '#web/kit/device/kept-files.ts'

/** Whether the device answers everything of a course by itself: documents, scripts, files, data and what runs code. */
export const isOnDevice = async (kept: KeptCourse): Promise<boolean> =>
  (await isControlled()) &&
  (await hasParts(kept)) &&
  (await storedFile('/dashboard/*')) !== undefined &&
  (await areFramesThere())

/** With the scripts of both frames: a course that is kept needs them, its page doesn't. */
const areFramesThere = async () => (await import('../practice/frames-on-device.ts')).areFramesOnDevice()

const controlMs = 15_000

/** On the first visit the worker takes over once it has stored what people need every day. */
async function isControlled(): Promise<boolean> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return true
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), controlMs)
    const finish = () => {
      clearTimeout(timer)
      resolve(true)
    }
    serviceWorker.addEventListener('controllerchange', finish, { once: true })
  })
}

/** Without what runs code: quick enough for every visit. */
export async function hasParts({ userId, files, paths }: KeptCourse): Promise<boolean> {
  const device = await openDevice()
  const answers = new Set((await device.getAllKeys('answers', rangeOf(userId))).map(([, path]) => path))
  if (!paths.every((path) => answers.has(path))) return false
  for (const path of files) if (!(await storedFile(path))) return false
  return true
}

const rangeOf = (userId: number) => IDBKeyRange.bound([userId], [userId + 1], false, true)
