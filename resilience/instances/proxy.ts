import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, root } from '../../bench/product.ts'
import { type Program, programOf, run, startProgram } from './programs.ts'

export type Proxy = Program & { url: string }

/** nginx with the very file that production is told to use: only its ports, its certificate and its folders are others. */
export async function startProxy(folder: string, port: number, instances: number[]): Promise<Proxy> {
  const nginx = join(folder, 'nginx')
  await mkdir(nginx, { recursive: true })
  await makeCertificate(nginx)
  const shipped = await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8')
  await writeFile(join(nginx, 'site.conf'), await fitted(shipped, nginx, port, instances))
  await writeFile(join(nginx, 'nginx.conf'), around(nginx))
  const program = [programOf('nginx', 'nginx'), '-c', join(nginx, 'nginx.conf'), '-e', join(nginx, 'error.log')]
  return { ...(await startProgram(nginx, 'nginx', port, program)), url: `https://127.0.0.1:${port}` }
}

async function fitted(shipped: string, nginx: string, port: number, instances: number[]): Promise<string> {
  const changes: [RegExp, string][] = [
    [
      /( {4}server) 127\.0\.0\.1:\d+( [^;]+;\n)(?: {4}server .+\n)*/,
      instances.map((at) => `$1 127.0.0.1:${at}$2`).join(''),
    ],
    [/ +listen \[::\].+\n/g, ''],
    [/listen 80;/, `listen 127.0.0.1:${await freePort()};`],
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/\/etc\/letsencrypt\/live\/[^/]+/g, nginx],
    [/\/var\/log\/nginx/, nginx],
    [/\/opt\/academy\/current/, root],
  ]
  return changes.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`deploy/nginx.conf no longer has ${pattern}`)
    return text.replace(pattern, replacement)
  }, shipped)
}

/** What Debian's own /etc/nginx/nginx.conf has around a site. */
const around = (nginx: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${nginx}/nginx.pid;
events { worker_connections 4096; }
http {
  client_body_temp_path ${nginx}/body; proxy_temp_path ${nginx}/proxy;
  fastcgi_temp_path ${nginx}/fastcgi; uwsgi_temp_path ${nginx}/uwsgi; scgi_temp_path ${nginx}/scgi;
  include ${nginx}/site.conf;
}
`

async function makeCertificate(nginx: string) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', join(nginx, 'privkey.pem')]
  const itself = ['-x509', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1', '-out', join(nginx, 'fullchain.pem')]
  await run(nginx, [programOf('openssl', 'openssl'), 'req', ...key, ...itself])
}
