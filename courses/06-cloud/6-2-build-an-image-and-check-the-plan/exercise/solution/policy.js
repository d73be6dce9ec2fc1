const holdsData = new Set(['aws_s3_bucket', 'aws_db_instance', 'aws_ebs_volume'])
const isWorld = ({ cidr_ipv4: four, cidr_ipv6: six }) => four === '0.0.0.0/0' || six === '::/0'
const isWeb = ({ from_port: from, to_port: to }) => from === to && (from === 80 || from === 443)

const rules = {
  'keep-data': ({ type, change }) => holdsData.has(type) && change.actions.includes('delete'),
  'world-ports': ({ type, after }) => type === 'aws_vpc_security_group_ingress_rule' && isWorld(after) && !isWeb(after),
  'private-database': ({ type, after }) => type === 'aws_db_instance' && after.publicly_accessible === true,
}

/**
 * What a plan must not do, as a list such as ['keep-data: aws_s3_bucket.files']. The rules:
 *   keep-data         something that holds data is deleted or replaced
 *   world-ports       an aws_vpc_security_group_ingress_rule opens more than port 80 or 443 to everybody, IPv4 or IPv6
 *   private-database  an aws_db_instance is publicly accessible
 * An exception has { address, rule, until: '2026-12-31' } and counts up to and including its last day, never without one.
 * Without a list of resource_changes, it throws an error whose message says that this is not a plan.
 */
export function violations(plan, exceptions = [], today = '2026-11-18') {
  if (!Array.isArray(plan?.resource_changes)) throw new Error('This is not a plan: resource_changes is missing')
  const isExcepted = (rule, address) =>
    exceptions.some((one) => one.rule === rule && one.address === address && today <= one.until)
  return plan.resource_changes.flatMap(({ address, type, change }) => {
    if (change.actions.every((action) => action === 'no-op' || action === 'read')) return []
    const broken = Object.keys(rules).filter((rule) => rules[rule]({ type, change, after: change.after ?? {} }))
    return broken.filter((rule) => !isExcepted(rule, address)).map((rule) => `${rule}: ${address}`)
  })
}
