// Usage: node create-service.mjs NAME OWNER, for example: node create-service.mjs kadai-returns meena
// Makes a folder with a service that is ready for production: program, tests, image, pipeline, manifests, runbook.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [, , name, owner] = process.argv
if (!/^[a-z][a-z0-9-]{1,29}[a-z0-9]$/.test(name ?? '')) throw new Error('NAME: small letters, digits and "-", 3 to 31 characters, a letter first and no "-" at the end')
if (!/^[A-Za-z0-9-]{1,39}$/.test(owner ?? '')) throw new Error('OWNER: the GitHub name of a person or team')
if (existsSync(name)) throw new Error(`${name} already exists`)

cpSync(new URL('template', import.meta.url), name, { recursive: true })
for (const entry of readdirSync(name, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const path = join(entry.parentPath, entry.name)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('__NAME__', name).replaceAll('__OWNER__', owner).replaceAll('__METRIC__', name.replaceAll('-', '_')))
}
// Names with a dot in front are easily lost in archives, so the template has them without.
renameSync(join(name, 'github'), join(name, '.github'))
renameSync(join(name, 'dockerignore'), join(name, '.dockerignore'))
renameSync(join(name, 'gitignore'), join(name, '.gitignore'))
console.log(`made ${name}/. Next: cd ${name}, npm test, git init, push. Then fill in "What it does" in README.md.`)
