import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const memoryFolder = '/dev/shm'
const gigabyte = 1024 ** 3

/** A folder in memory if there is room: each test file clones a database of a thousand files, which a disk makes slow. */
export const temporaryFolder = ({ inMemory }) => (inMemory && hasRoomInMemory() ? memoryFolder : tmpdir())

function hasRoomInMemory() {
  if (process.env.TMPDIR) return false
  try {
    accessSync(memoryFolder, constants.W_OK)
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize > 2 * gigabyte && freemem() > 4 * gigabyte
  } catch {
    return false
  }
}
