import { execFile } from 'node:child_process'
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { findTool } from './tools.ts'

/** As whom PostgreSQL runs: it refuses to run as root. */
export type Account = {
  /** What to put before its command. */
  prefix: string[]
  /** The user its files must belong to, where that is not us. */
  user?: User
}
type User = { uid: number; gid: number }

const run = promisify(execFile)

/** Chooses the account for a data folder, which need not exist yet. */
export async function chooseAccount(dataDir: string, binaries: Binaries): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const folder = await stat(dataDir).catch(() => stat(dirname(dataDir)))
  // Somebody else's folder stays theirs, so that they can start it as well.
  if (folder.uid !== 0) return dropTo(folder)
  return (await namespace(dataDir, binaries)) ?? dropTo(await ordinaryUser())
}

// In a user namespace of its own the process is "nobody", while its files stay ours: nothing to chown, private folders work.
async function namespace(dataDir: string, { postgres, env }: Binaries): Promise<Account | null> {
  const unshare = await findTool('unshare')
  if (!unshare) return null
  const prefix = [unshare, '--user', '--map-user=65534', '--map-group=65534', '--']
  // Containers often forbid it, and inside it a folder below another user's private one is out of reach: so try.
  const trial = ['/bin/sh', '-c', 'test -w "$1" && exec "$0" --version', postgres, dirname(dataDir)]
  return run(unshare, [...prefix.slice(1), ...trial], { env }).then(
    () => ({ prefix }),
    () => null,
  )
}

async function dropTo(user: User): Promise<Account> {
  const setpriv = await findTool('setpriv')
  if (!setpriv) return { prefix: [], user }
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  // The folder may lie below one that only root may enter, such as /root.
  const reach = '+dac_override,+dac_read_search'
  const withReach = [setpriv, ...ids, `--inh-caps=${reach}`, `--ambient-caps=${reach}`, '--']
  return run(setpriv, [...withReach.slice(1), 'true']).then(
    () => ({ prefix: withReach, user }),
    () => ({ prefix: [setpriv, ...ids, '--'], user }),
  )
}

async function ordinaryUser(): Promise<User> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  return { uid: Number(entry?.[2] ?? 65534), gid: Number(entry?.[3] ?? 65534) }
}

/** Gives a folder and all in it to the account, unless it already has it. */
export async function handOver(folder: string, { user }: Account): Promise<void> {
  if (!user || (await stat(folder)).uid === user.uid) return
  const entries = await readdir(folder, { recursive: true })
  for (const entry of entries) await lchown(join(folder, entry), user.uid, user.gid)
  // The folder itself comes last: a hand-over that was cut short is then taken up again.
  await chown(folder, user.uid, user.gid)
}
