import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const author = { GIT_AUTHOR_NAME: 'Asha', GIT_AUTHOR_EMAIL: 'asha@example.in' }
const env = {
  PATH: process.env['PATH'],
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  ...author,
  GIT_COMMITTER_NAME: author.GIT_AUTHOR_NAME,
  GIT_COMMITTER_EMAIL: author.GIT_AUTHOR_EMAIL,
}

export type Content = string | Buffer | { linkTo: string }

/** A code host on this machine, for repositories such as /asha/page. */
export async function startGitServer() {
  const root = mkdtempSync(join(tmpdir(), 'code-host-'))
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(root, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Writes the files and commits them to a branch; returns the commit. */
  function commit(name: string, files: Record<string, Content>, branch = 'main'): string {
    const folder = join(root, `${name}.git`)
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim()
    mkdirSync(folder, { recursive: true })
    git('init', '--quiet', '--initial-branch=main')
    git('checkout', '--quiet', '-B', branch)
    for (const [path, content] of Object.entries(files)) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      rmSync(file, { force: true })
      if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(file, content)
      else symlinkSync(content.linkTo, file)
    }
    git('add', '--all', '--force')
    git('commit', '--quiet', '--allow-empty', '--message', 'Work')
    const hash = git('rev-parse', 'HEAD')
    git('checkout', '--quiet', 'main')
    return hash
  }

  return {
    origin,
    /** Of all requests. */
    asked,
    commit,
    /** Runs git in a repository, for what no file can say. */
    git: (name: string, ...args: string[]) =>
      execFileSync('git', args, { cwd: join(root, `${name}.git`), env, encoding: 'utf8' }).trim(),
    /** A tree of these lines of `git mktree`; returns its id. */
    tree: (name: string, lines: string) =>
      execFileSync('git', ['mktree'], {
        cwd: join(root, `${name}.git`),
        env,
        encoding: 'utf8',
        input: `${lines}\n`,
      }).trim(),
    stop: () =>
      new Promise<void>((resolve) => {
        rmSync(root, { recursive: true, force: true })
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Git's smart protocol, stateless. */
function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '', 'http://code.host')
  if (pathname.startsWith('/moved/'))
    return response.writeHead(302, { location: `http://other.host.example${pathname}` }).end()
  if (pathname.startsWith('/silent/')) return
  const [, name, call] = /^\/([\w/-]+)\.git\/(info\/refs|git-upload-pack)$/.exec(pathname) ?? []
  const isAdvertisement = call === 'info/refs'
  if (!name) return response.writeHead(404).end()
  const type = isAdvertisement ? 'advertisement' : 'result'
  const args = ['--stateless-rpc', ...(isAdvertisement ? ['--advertise-refs'] : [])]
  const folder = join(root, `${name}.git`)
  const child = spawn('git', ['-c', 'safe.directory=*', 'upload-pack', '--strict', ...args, join(folder, '.git')], {
    env: { ...env, GIT_PROTOCOL: String(request.headers['git-protocol'] ?? '') },
  })
  child.stdin.on('error', () => {})
  request.pipe(child.stdin)
  child.once('exit', (code) => {
    if (code !== 0 && !response.headersSent) response.writeHead(404).end()
  })
  child.stdout.once('data', (first: Buffer) => {
    response.writeHead(200, { 'content-type': `application/x-git-upload-pack-${type}` })
    if (isAdvertisement) response.write('001e# service=git-upload-pack\n0000')
    response.write(first)
    child.stdout.pipe(response)
  })
}
