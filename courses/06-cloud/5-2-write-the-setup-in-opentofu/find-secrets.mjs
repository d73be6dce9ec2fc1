// Looks for secrets in a folder of configuration:   node find-secrets.mjs FOLDER
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
if (!folder) { console.error('Usage: node find-secrets.mjs FOLDER'); process.exit(2) }
const rules = [
  ['AWS access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['AWS secret key', /secret_?(?:access_?)?key"?\s*[=:]\s*"[A-Za-z0-9/+=]{40}"/i],
  ['password in the text', /\b(?:master_)?password"?\s*[=:]\s*"[^"$]+"/i],
  ['password in a URL', /\b[a-z]+:\/\/[^\s:/"]+:[^\s"$]+@/i],
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['state file', null],
]
let found = 0
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name)
  if (!statSync(path).isFile() || name.includes('.terraform/')) continue
  if (/\.tfstate(\.backup)?$/.test(name)) { found++; console.log(`${name}: a state file belongs in the bucket, not here`) }
  readFileSync(path, 'utf8').split('\n').forEach((line, index) => {
    for (const [what, pattern] of rules) if (pattern?.test(line)) { found++; console.log(`${name}:${index + 1}: ${what}`) }
  })
}
console.log(found ? `${found} found` : 'No secrets found.')
process.exit(found ? 1 : 0)
