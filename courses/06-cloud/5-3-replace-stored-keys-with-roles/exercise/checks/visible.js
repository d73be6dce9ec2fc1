export default [
  {
    name: 'lets the site read reports, store uploads and read its password',
    hint: 'One statement per line of the log: GetObject on reports/*, PutObject on uploads/*, GetSecretValue on its secret.',
    run: ({ json, iam }) => [iam(json('app-policy.json'), { action: 's3:GetObject', resource: 'arn:aws:s3:::hospital-files/reports/9e4d.pdf' }), iam(json('app-policy.json'), { action: 's3:PutObject', resource: 'arn:aws:s3:::hospital-files/uploads/ad1b.jpg' }), iam(json('app-policy.json'), { action: 'secretsmanager:GetSecretValue', resource: 'arn:aws:secretsmanager:ap-south-1:123456789012:secret:hospital/database-AbCdEf' })],
    expect: ['allowed', 'allowed', 'allowed'],
  },
  {
    name: 'denies the site what it never did: backups, deleting, other secrets',
    hint: 'What nobody allows is denied. Take the wildcards out of Action and Resource.',
    run: ({ json, iam }) => [iam(json('app-policy.json'), { action: 's3:GetObject', resource: 'arn:aws:s3:::hospital-backup/pg/2026-10-28/x.zst' }), iam(json('app-policy.json'), { action: 's3:DeleteObject', resource: 'arn:aws:s3:::hospital-files/reports/9e4d.pdf' }), iam(json('app-policy.json'), { action: 'secretsmanager:GetSecretValue', resource: 'arn:aws:secretsmanager:ap-south-1:123456789012:secret:hospital/payroll-XyZaBc' })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['not allowed', 'not allowed', 'not allowed'],
  },
  {
    name: 'lets backups be stored and read, and never deleted',
    hint: 'A Deny on DeleteObjectVersion beats every Allow.',
    run: ({ json, iam }) => [iam(json('backup-policy.json'), { action: 's3:PutObject', resource: 'arn:aws:s3:::hospital-backup/pg/2026-11-16/a.zst' }), iam(json('backup-policy.json'), { action: 's3:GetObject', resource: 'arn:aws:s3:::hospital-backup/pg/2026-11-16/a.zst' }), iam(json('backup-policy.json'), { action: 's3:DeleteObjectVersion', resource: 'arn:aws:s3:::hospital-backup/pg/2026-11-16/a.zst' })],
    expect: ['allowed', 'allowed', 'explicitly denied'],
  },
  {
    name: 'lets a release be stored and rolled out',
    hint: 'PutObject into hospital-releases, and StartInstanceRefresh on the production group.',
    run: ({ json, iam }) => [iam(json('deploy-policy.json'), { action: 's3:PutObject', resource: 'arn:aws:s3:::hospital-releases/42.zip' }), iam(json('deploy-policy.json'), { action: 'autoscaling:StartInstanceRefresh', resource: 'arn:aws:autoscaling:ap-south-1:123456789012:autoScalingGroup:1f2e:autoScalingGroupName/hospital-production' })],
    expect: ['allowed', 'allowed'],
  },
  {
    name: 'lets only a job on main of our repository take the deploy role',
    hint: 'The condition on sub names repository and branch.',
    run: ({ json, iam }) => [iam(json('deploy-trust.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:dharwad-hospital/appointments:ref:refs/heads/main' } }),iam(json('deploy-trust.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:somebody/else:ref:refs/heads/main' } })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['allowed', 'not allowed'],
  },
]
