import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Wanted } from './bare.ts'
import { freePort, newFolder } from './product.ts'

/** What the product is compared with, running; or why it is not. */
export type Baseline = Running | { name: string; missing: string }
export type Running = { name: string; url: string; pid: number; stop: () => Promise<void> }

export async function bare(name: string, wanted: Wanted): Promise<Baseline> {
  const child = fork(join(import.meta.dirname, 'bare.ts'), { env: { ...process.env, NODE_ENV: 'production' } })
  child.send(wanted)
  const exited = once(child, 'exit')
  const port = await Promise.race([
    once(child, 'message').then(([port]) => Number(port)),
    exited.then(() => Promise.reject(new Error(`The baseline ${name} did not start`))),
  ])
  return {
    name,
    pid: child.pid!,
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}

/** The same bytes as a file behind nginx: one process, as the product is one. */
export async function nginx(html: string): Promise<Baseline> {
  const name = 'nginx, static file'
  const program = await findNginx()
  if (!program) return { name, missing: 'nginx not installed' }
  const folder = newFolder()
  const port = await freePort()
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const endWithUs = () => void child.kill()
  process.once('exit', endWithUs)
  const url = `http://127.0.0.1:${port}/`
  await answering(url)
  return {
    name,
    pid: child.pid!,
    url,
    stop: async () => {
      process.off('exit', endWithUs)
      child.kill()
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findNginx(): Promise<string | null> {
  for (const path of ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']) {
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return path
  }
  return null
}

const configuration = (folder: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  types { text/html html; }
  open_file_cache max=10;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await delay(50)
  }
  throw new Error(`Nothing answers at ${url}`)
}
