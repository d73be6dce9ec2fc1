export default [
  {
    name: 'keeps the state in one place, locked and encrypted',
    hint: 'backend "s3" with bucket, key, region, encrypt and use_lockfile.',
    run: ({ hcl }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      const { labels = [], attributes = {} } = of('main.tf', 'terraform').flatMap(({ blocks }) => blocks).find(({ type }) => type === 'backend') ?? {}
      return [labels[0] ?? 'on a laptop', ['bucket', 'key', 'region'].filter((name) => !attributes[name]), attributes.encrypt ?? false, Boolean(attributes.use_lockfile ?? attributes.dynamodb_table)]
    },
    expect: ['s3', [], true, true],
  },
  {
    name: 'fixes the versions of OpenTofu and of the provider',
    hint: 'required_version, and a version for aws in required_providers.',
    run: ({ hcl }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      const [own] = of('main.tf', 'terraform')
      const aws = own?.blocks.find(({ type }) => type === 'required_providers')?.attributes.aws
      const bound = (text) => (/^\s*(~>|=|>=?)?\s*\d/.test(String(text ?? '')) ? 'a version' : 'any version')
      return [bound(own?.attributes.required_version), /^\s*(~>|=)?\s*\d|,\s*</.test(String(aws?.version ?? '')) ? 'a version' : 'any version']
    },
    expect: ['a version', 'a version'],
  },
  {
    name: 'has no password in any file',
    hint: 'manage_master_user_password, and neither password nor a variable for it.',
    run: ({ hcl, text }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      const { manage_master_user_password: managed, ...rest } = of('database/main.tf', 'resource', 'aws_db_instance')[0]?.attributes ?? {}
      return [managed ?? false, Object.keys(rest).filter((name) => /password/.test(name)), ['main.tf', 'network/main.tf', 'database/main.tf'].filter((path) => /variable\s+"\w*password\w*"/.test(text(path)))]
    },
    expect: [true, [], []],
  },
  {
    name: "doesn't lose the orders by mistake",
    hint: 'Encrypted, backups of seven days or more, deletion_protection, and a final snapshot with a name.',
    run: ({ hcl }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      const own = of('database/main.tf', 'resource', 'aws_db_instance')[0]?.attributes ?? {}
      return [own.storage_encrypted ?? false, own.backup_retention_period >= 7 && own.backup_retention_period <= 35 ? 'backups' : `${own.backup_retention_period ?? 0} days of backups`, own.deletion_protection ?? false, own.skip_final_snapshot ?? false, own.final_snapshot_identifier ? 'a last copy' : 'no last copy']
    },
    expect: [true, 'backups', true, false, 'a last copy'],
  },
  {
    name: 'says what it costs before the month is over',
    hint: 'aws_budgets_budget with a limit, and a notification that is FORECASTED, at 80 % or earlier, to somebody.',
    run: ({ hcl }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      const budget = of('main.tf', 'resource', 'aws_budgets_budget')[0]
      const early = (budget?.blocks ?? []).filter(({ type, attributes }) => type === 'notification' && attributes.notification_type === 'FORECASTED' && attributes.threshold <= 80 && attributes.threshold > 0 && (attributes.threshold_type ?? 'PERCENTAGE') === 'PERCENTAGE')
      return [Number(budget?.attributes.limit_amount) > 0 ? 'a limit' : 'no limit', plain(budget?.attributes.time_unit), early.some(({ attributes }) => (attributes.subscriber_email_addresses ?? attributes.subscriber_sns_topic_arns ?? []).length > 0) ? 'a mail in time' : 'nobody hears of it']
    },
    expect: ['a limit', 'MONTHLY', 'a mail in time'],
  },
  {
    name: 'gives away all three subnets',
    hint: 'output "subnet_ids" is the list of a, b and c.',
    run: ({ hcl }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      const value = of('network/main.tf', 'output', 'subnet_ids')[0]?.attributes.value
      return [[value ?? []].flat().map(plain).join(' ').match(/aws_subnet\.\w+\.id/g)?.toSorted() ?? [], plain(of('network/main.tf', 'output', 'vpc_id')[0]?.attributes.value)]
    },
    expect: [['aws_subnet.a.id', 'aws_subnet.b.id', 'aws_subnet.c.id'], 'aws_vpc.this.id'],
  },
]
