const holdsData = new Set(['aws_s3_bucket', 'aws_db_instance', 'aws_ebs_volume'])

/**
 * What a plan must not do, as a list such as ['keep-data: aws_s3_bucket.files']. The rules:
 *   keep-data         something that holds data is deleted or replaced
 *   world-ports       an aws_vpc_security_group_ingress_rule opens more than port 80 or 443 to everybody, IPv4 or IPv6
 *   private-database  an aws_db_instance is publicly accessible
 * An exception has { address, rule, until: '2026-12-31' } and counts up to and including its last day, never without one.
 * Without a list of resource_changes, it throws an error whose message says that this is not a plan.
 */
export function violations(plan, exceptions = [], today = '2026-11-18') {
  const found = []
  for (const { address, type, change } of plan.resource_changes) {
    if (holdsData.has(type) && change.actions[0] === 'delete') found.push(`keep-data: ${address}`)
  }
  return found
}
