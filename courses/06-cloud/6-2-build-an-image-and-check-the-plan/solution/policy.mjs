// Checks a plan before a person reads it:   tofu show -json plan.bin > plan.json && node policy.mjs plan.json [exceptions.json]
// Exit: 0 clean, 1 violations, 2 the file isn't a plan. Exceptions: [{ "address", "rule", "reason", "until": "2026-12-31" }]
import { readFileSync } from 'node:fs'

const holdsData = new Set(['aws_db_instance', 'aws_s3_bucket', 'aws_ebs_volume', 'aws_efs_file_system'])
const list = (value) => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value])
const isWorld = ({ cidr_ipv4: four, cidr_ipv6: six }) => four === '0.0.0.0/0' || six === '::/0'

// name, what it says, when it is broken: change has actions, before, after
const rules = [
  ['keep-data', 'destroys or replaces something that holds data', ({ type, change }) => holdsData.has(type) && change.actions.includes('delete')],
  ['world-ports', 'opens more than 80 and 443 to the world', ({ type, change: { after } }) => type === 'aws_vpc_security_group_ingress_rule' && isWorld(after) && !([80, 443].includes(after.from_port) && after.from_port === after.to_port)],
  ['port-range', 'opens a range of more than ten ports', ({ type, change: { after } }) => type === 'aws_vpc_security_group_ingress_rule' && after.to_port - after.from_port > 10],
  ['rule-reason', 'has no description', ({ type, change: { after } }) => type === 'aws_vpc_security_group_ingress_rule' && !after.description],
  ['private-database', 'makes a database public', ({ type, change: { after } }) => type === 'aws_db_instance' && after.publicly_accessible],
  ['encrypted', 'stores data without encryption', ({ type, change: { after } }) => type === 'aws_db_instance' && !after.storage_encrypted],
  ['backups', 'has fewer than 7 days of backups', ({ type, change: { after } }) => type === 'aws_db_instance' && !(after.backup_retention_period >= 7)],
  ['no-force', 'lets a bucket be deleted with everything in it', ({ type, change: { after } }) => type === 'aws_s3_bucket' && after.force_destroy],
  ['metadata-token', 'lets the machine role be read without a token', ({ type, change: { after } }) => type === 'aws_launch_template' && list(after.metadata_options).some(({ http_tokens: tokens }) => tokens !== 'required')],
  ['narrow-policy', 'allows a wildcard action on everything', ({ type, change: { after } }) => type === 'aws_iam_policy' && after.policy && list(JSON.parse(after.policy).Statement).some(({ Effect, Action, Resource }) => Effect === 'Allow' && list(Action).some((action) => action.includes('*')) && list(Resource).includes('*'))],
  ['tags', 'lacks the tag environment or owner', ({ change: { after } }) => after.tags && !(after.tags.environment && after.tags.owner)],
]

const [file, exceptionFile] = process.argv.slice(2)
let plan
try { plan = JSON.parse(readFileSync(file, 'utf8')) } catch (error) { console.error(`No plan: ${error.message}`); process.exit(2) }
if (!Array.isArray(plan.resource_changes)) { console.error('No plan: resource_changes is missing'); process.exit(2) }
const today = new Date().toISOString().slice(0, 10)
const exceptions = exceptionFile ? JSON.parse(readFileSync(exceptionFile, 'utf8')) : []
const isExcepted = (address, rule) => exceptions.some((one) => one.address === address && one.rule === rule && one.reason && one.until >= today)

let violations = 0
for (const resource of plan.resource_changes) {
  const { actions, after } = resource.change
  if (actions.includes('no-op') || actions.includes('read')) continue
  for (const [name, text, isBroken] of rules) {
    if (!after && name !== 'keep-data') continue // it is deleted: only the first rule can apply
    if (!isBroken(resource)) continue
    if (isExcepted(resource.address, name)) { console.log(`except ${name.padEnd(17)} ${resource.address}`); continue }
    violations++
    console.log(`FAIL   ${name.padEnd(17)} ${resource.address} ${text}`)
  }
}
console.log(violations ? `${violations} violations` : 'No violations.')
process.exit(violations ? 1 : 0)
