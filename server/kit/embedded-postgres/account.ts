import { execFile } from 'node:child_process'
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { findTool } from './tools.ts'

/** The user that PostgreSQL runs as; it does not run as root. */
export type Account = {
  /** The command prefix that switches the user. */
  prefix: string[]
  /** The owner of its files, if that is another user. */
  user?: User
}
type User = { uid: number; gid: number }

const run = promisify(execFile)

/** The data folder need not exist yet. */
export async function chooseAccount(dataDir: string, binaries: Binaries): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const folder = await stat(dataDir).catch(() => stat(dirname(dataDir)))
  // The owner of the folder must be able to start it too.
  if (folder.uid !== 0) return switchTo(folder)
  return (await namespace(dataDir, binaries)) ?? switchTo(await ordinaryUser())
}

// In its own user namespace the process is "nobody", while its files still belong to us.
async function namespace(dataDir: string, { postgres, env }: Binaries): Promise<Account | null> {
  const unshare = await findTool('unshare')
  if (!unshare) return null
  const prefix = [unshare, '--user', '--map-user=65534', '--map-group=65534', '--']
  // Containers often forbid this, and folders below another user's private folder are out of reach, so test it.
  const test = ['/bin/sh', '-c', 'test -w "$1" && exec "$0" --version', postgres, dirname(dataDir)]
  return run(unshare, [...prefix.slice(1), ...test], { env }).then(
    () => ({ prefix }),
    () => null,
  )
}

async function switchTo(user: User): Promise<Account> {
  const setpriv = await findTool('setpriv')
  if (!setpriv) return { prefix: [], user }
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  // The folder may be below one that only root can enter, such as /root.
  const capabilities = '+dac_override,+dac_read_search'
  const withCapabilities = [setpriv, ...ids, `--inh-caps=${capabilities}`, `--ambient-caps=${capabilities}`, '--']
  return run(setpriv, [...withCapabilities.slice(1), 'true']).then(
    () => ({ prefix: withCapabilities, user }),
    () => ({ prefix: [setpriv, ...ids, '--'], user }),
  )
}

async function ordinaryUser(): Promise<User> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  return { uid: Number(entry?.[2] ?? 65534), gid: Number(entry?.[3] ?? 65534) }
}

/** Changes the owner of a folder and its contents, if necessary. */
export async function chownFolder(folder: string, { user }: Account): Promise<void> {
  if (!user || (await stat(folder)).uid === user.uid) return
  const entries = await readdir(folder, { recursive: true })
  for (const entry of entries) await lchown(join(folder, entry), user.uid, user.gid)
  // The folder itself comes last, so that an interrupted change is repeated.
  await chown(folder, user.uid, user.gid)
}
